### ゲームの振り返りの文。

##

review = 分析
review-hint = それぞれの判断の良し悪しと、勝負の分かれ目。
open-shared = 開いて分析

## 分析の実行。

about = それぞれの判断を、そのプレイヤーが知りえたことから評価します。1分ほどかかりますが、その間ほかのことをしてもかまいません。
tells = このゲームは終わっていません。数字や最善手から、伏せたコインやカードのことがわかってしまいます。
closed = このゲームは終わっておらず、この卓にはヒントを使えない人がいます。そのため分析は、ゲームが終わるか、全員がヒントを使えるようになるまで待ちます。
run = 分析する
go-on = 続ける
stop = 止める
running = { $all }個の判断のうち{ $judged }個を評価済み…
stopped = { $all }個の判断のうち{ $judged }個を評価しました。以下はその分だけの話です。
done = { $n ->
    [1] ただひとつの判断を評価しました。
   *[other] { $n }個の判断をすべて評価しました。
}
nothing = まだ誰も何も決めていません。
progress = 分析中
here = ここでの判断
on-board = 盤面に表示
better-line = よりよい手
played-line = 実際の手
not-here = 評価した判断はここにありません。

## 勝負を決めたもの。

decided = { $winner }は{ $other }に{ $by }差で勝ちました。得点表では：{ $lines }。
decisive = { $line } { $own }対{ $theirs }
shared = 同点優勝：{ $names }。得点表も互角です。

## グラフ。

graph = ゲームの流れ
measure = 表示
chance = 勝率
margin = 予想点差
in-front = 手前に
graph-label = ゲームを通した各プレイヤーの{ $what }。下の表も同じ数字です。
graph-hint = グラフをタップするとその場面が出ます。点線の縦線は、勝率が大きく動いたところです。
turnings = 分かれ目
turning = { $when }。{ $name }：{ $before } → { $after }
as-table = 表で見る
moment = 場面
at-end = 終了時
so-far = その後
percent = { $n }%

## プレイヤー。

players = こうなった理由
sums-hint = いちばん強い相手との点差です。「後でわかった分」は誰の明らかな失点でもなく、最初の私の評価が違っていたか、失点かどうかが不確かで数えなかった分です。正確さと失点の基準は私の考える手なので、私と同じ考えの人は完璧に見えます。
start = 開始時
luck = 引き運
own = 自分の失点
rivals = 相手の失点
rest = 後でわかった分
end = 最終点差
end-so-far = ここまでの点差
accuracy = 正確さ
lost = 失点
bids = 入札
sales = 売却
gifts = 相手への贈り物
djinns = 魔人
ends = 見落とした終点
points = すぐに得る点
later = 今後への備え不足
other = その他
costliest = { $name }の大きな失点
costliest-so-far = { $name }のここまでの大きな失点（評価：{ $judged }／{ $all }）
no-cost = { $name }：はっきりした失点なし
no-cost-so-far = { $name }：ここまではっきりした失点なし（評価：{ $judged }／{ $all }）

## 判断。

decisions = 判断
which = 対象
marked = 印あり
with-loss = 失点あり
all = すべて
none-such = なし。
none-so-far = ここまでなし。
bid-of = ラウンド{ $round }、{ $name }の入札
turn-of = ラウンド{ $round }、{ $name }の手番
see = この場面を見る：{ $when }
bid = { $price }で入札
ended = { $tribe }で{ $tile }
played = 実際：{ $what }。
better = よりよい手：{ $what }。
as-good = これ以上の手は見つかりません。
forced = ほかに手はありませんでした。
left-instead = 実際の手が残したのは{ $points }でした。
loss = { $points }の損でした。
bid-turns = 予想される手番は、{ $better }で入札すると「{ $turn }」、{ $played }で入札すると「{ $other }」です。
parts = すぐに{ SIGNED($once) }、相手{ SIGNED($left) }、今後に残した分{ SIGNED($kept) }：合計{ SIGNED($loss) }。
bid-parts = 入札額{ SIGNED($price) }、自分の手番{ SIGNED($turns) }、相手{ SIGNED($left) }：合計{ SIGNED($loss) }。
once-part = すぐに得る点：{ SIGNED($points) }。
price-part = 入札額：{ SIGNED($points) }。
turns-part = 自分の手番：{ SIGNED($points) }。
left-part = 相手：{ SIGNED($points) }。
kept-part = 今後に残した分：{ SIGNED($points) }。
kept-part-with = 今後に残した分：{ SIGNED($points) }（{ $things }）。
early = 点差は終わりまでに縮まります：今の1点は、最後には{ $percent }点分です。
kept = 今後に残した分：{ $things }。
kept-points = { $thing }{ SIGNED($points) }
kept-coins = コイン
kept-viziers = 大臣の数のリード
kept-elders = 長老
kept-djinns = 魔人
kept-goods = 商品のセット
kept-fakirs = 行者
kept-camels = 残りのラクダ
kept-items = アイテム
kept-whims = 気まぐれ
kept-land = 自分のタイルからまだ得られそうな点
after-rivals = 相手の手番後の{ $thing }
next-turn = 自分の次の手番
nearer-end = ゲーム終了が近づく分
kept-rest = その他
drew = 実際の手の後の引き運（損には含みません）：{ $points }点。
chances = 勝率：よりよい手で{ $before }、実際の手で{ $after }。
small = 小さな損
clear = はっきりした損
grave = 大きな損
