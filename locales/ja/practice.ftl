### 練習の文：自分用の問題と、失点の移り変わり。

##

practice = 自分の問題
about = 振り返ったゲームで、失点が大きかった判断です。すぐに始められます。その後は1、3、7、16、35日後にまた出題されます。正解なら次の段階へ、不正解なら最初へ戻ります。この端末だけに保存されます。
own-due = 自分の問題：{ $n }問
own-next = 自分の問題：次は{ $when }
in-days = { $n ->
    [1] 明日
   *[other] { $n }日後
}
who = 誰の
person-due = { $name }（{ $n }問）

## 今解くもの。

none = まだ何もありません。ゲームが終わったら振り返りましょう。失点が大きかった判断が、ここで問題になります。
due = 今日解く判断が{ $n }問あります。
nothing-due = 今日の分はありません。次は{ $when }です。
all-learned = 今日の分はありません。全部覚えました。
begin = 練習する
done = おしまいです。{ $all }問中{ $right }問正解。
kept = 保存中（{ $n }）
of-game = { $game }、{ $day }
learned = 習得
due-now = 今日

## 出題。

place = { $at }／{ $of }
costs = 最善より{ $points }の損です。
again = 次の出題：{ $when }。
told = 手順を見たので、次の出題は{ $when }です。
now-learned = 習得しました。もう出題しません。
next = 次へ
stop = ここまで
broken = この問題は読めません。

## 分析の場面の下。

kept-of = ここの{ $n }場面が自分の問題になりました。

## 失点。

losses = 1ゲームあたりの失点
losses-hint = { $n ->
    [1] 振り返った1ゲームから。
   *[other] 振り返った直近{ $n }ゲームから。棒1本が1ゲームで、右端が最新です。目盛りはどの行も同じです。
}
kind = 種類
course = 移り変わり
mean = 平均
last = 直近{ $n }
all-kinds = すべて
by-game = ゲームごと
game = ゲーム
against = 相手：{ $names }
won = 勝ち、{ $own }対{ $best }
lost = 負け、{ $own }対{ $best }

## 保存。

unread = ここに保存した練習の内容を読めません。何も削除しません。ファイルに保存するか、別に取っておいて新しく始めてください。
set-aside = 別に取っておく
not-aside = 取っておく空きがありません。先にファイルに保存してください。
unsaved = この端末では今、何も保存できません。自分の問題はページを閉じるまで残ります。
forget = { $name }の保存分を消す
forget-really = 本当に消す
