### スコアシートの文。

##

open-pad = スコアシート
title = スコアシート
caption = 項目ごとの点
field = { $name }、{ $line }
said-of = { $field }：{ $what }

order = 欄の順
by-line = 項目ごと
by-player = プレイヤーごと
way = 入力の方法
by-keys = 点数
by-things = 置いてあるもの
next = 次へ
previous = 前の欄
erase = 最後の文字を消す
count-here = 置いてあるものを数える

about = ゲームについて
again = 新しいシート
again-undo = 前のシートを戻す
date = 日付
place = 場所
remark = メモ
number-of-players = プレイヤー数

not-kept = このブラウザーはシートを保存できません。ページを閉じるまで残ります。コピーを保存してください。
unread = 保存したシートを読めません。そのまま残してあり、ファイルに保存できます。
unread-at = 誤りの場所：「{ $place }」。
unread-json = { $line }行{ $column }文字目でテキストが途切れているか、壊れています。全部コピーされていますか。
unread-format = 形式が「{ $found }」です。このページで読めるのはnaqala-pad/1です。

tile-of = { $value }点のタイル
lakeside = 湖のそばの{ $building }、2倍
city = 都市
round-tent = テントのタイルと周囲の赤タイル
held-by = { $name }のもの

leads = 最高点：{ $names }
sum = { $text } = { $points }
each = { $what }：{ $count } × { $points } = { $total }
with-djinn = { $djinn }あり
for-fewer = 少ない相手{ $n }人 × 10 = { $points }
most = より多い人なし
not-most = より多い人あり
not-compared = { $names }：点数しかわからないので、人数は比べません
by-lake = 湖のそばの{ $n }つは2倍
sets = セット（{ $text }）= { $points }
wild = 行者による好きな商品{ $n }つ
red-tiles = テントの周囲の赤タイル{ $n }枚
cities = 都市{ $n }つ：5 × { $n } × { $n } = { $total }

strange = { $at }文字目の「{ $letter }」は、数字でも+でも×でもありません
no-number = { $at }文字目に数字がありません
no-sign = { $at }文字目の前に+か×がありません
too-large = { $at }文字目の数字が大きすぎます
impossible = ここが{ $points }になることはありません
together = { $line }：合わせて{ $found }ですが、{ $most }までです
too-many = { $what }：合わせて{ $found }ですが、{ $most }までです
too-many-of = { $name }、{ $what }：{ $found }ですが、{ $most }までです
none-in-game = { $what }：このゲームにはありません
twice = { $djinn }が2枚以上あります
no-tile = { $name }、{ $what }：置くタイルがありません
no-lake = { $name }、{ $what }：このゲームに湖はありません
red-around = テントの周囲の赤タイル
tiles-held = タイル
players-wrong = 5人で遊ぶには拡張が必要です
total-alone = { $names }は合計しかわかりません。列に点を入れると、合計の代わりにそちらを数えます。
drop-total = { $name }の合計{ $total }を消す

## 履歴。

sheets = シート一覧
to-sheet = 開いているシートへ
search = シートを検索
found = { $all }枚中{ $n }枚
no-sheets = 何か書き込んだシートが、ここに並びます。
no-date = 日付なし
wins = 勝ち
has-faults = ありえない内容があります。平均には数えません。
open-named = 開く：{ $sheet }
delete-named = 削除：{ $sheet }
history-not-kept = このブラウザーはシートを保存できません。ページを閉じるまで残ります。ファイルに保存してください。

averages = 平均と最高
average = 平均
best = 最高
games = { $n }ゲーム
games-won = { $n }勝

statistics = 統計
statistics-of = プレイヤー
statistics-hint = 誤りのないシートと、この端末で終わったゲームを数えます。両方にあるものは1回だけ数えます。
by-opponent = 相手別
by-level = コンピューターの強さ別
by-players = 人数別
by-kind = 点の種類
kind-hint = バーは{ $n }ゲームの平均、線は同じ卓のほかの人の平均です。
lead = 点差
led-by = { SIGNED($n) }
others-average = ほかの人

files = ファイル
save-json = 全部をJSONで保存
save-csv = 点数をCSVで保存
save-hint = JSONにはすべてが、CSVには表計算用の点数だけが入ります。
import = ファイルから追加
import-hint = ここで保存したJSONかCSVを選びます。同じシートは二重に加わらず、今あるものも置き換わりません。
added = シートを{ $n }枚加えました。
known = { $n }枚はもうありました。
left-out = シートにない列なので省きました：{ $columns }
ask-letters = このファイルは{ $line }行目からUTF-8以外の文字コードです。正しく読めるのはどれですか。
ask-date = このファイルの日付は2通りに読めます。{ $date }はどの日ですか。
add-nothing = どれでもない：加えない
not-added = 加えなかったもの：
import-most = 最初の{ $most }枚より後のシート。もう一度ファイルを選ぶと追加されます。
sheet-fault = シート{ $number }：{ $what }
csv-line = { $line }行目：{ $what }
csv-quote = 引用符がありえない場所にあるか、閉じていません
csv-column = 列「{ $name }」が2つあります
csv-no-column = 列「{ $name }」がありません
csv-cells = 列は{ $expected }ありますが、値が{ $found }あります
csv-cell = 「{ $column }」の値を読めません
csv-date = 日付{ $date }は2通りに読めます
csv-differs = 「{ $column }」が、同じシートの上の行と違います
csv-players = プレイヤーが{ $found }人のシートです。遊べるのは2～5人です
csv-total = 合計が{ $found }ですが、点を足すと{ $expected }です

save-bgstats = BG Stats用に保存
save-bgg = 合計をBGGの形式で保存
save-plays-hint = BG Statsは専用のファイルから合計と各項目を読み込みます。XMLはBoardGameGeekがプレイ記録を出すときの形式です。
import-plays-hint = BG Statsのバックアップやプレイファイル、BoardGameGeekのプレイ記録（XML）も読めます。
ask-lost = シートに残せないものを含む記録があります：{ $lost }。それを省いて加えますか。
add-without = 省いて加える
other-games = ほかのゲームの記録{ $n }件は省きました。
bgg-page = BoardGameGeekはプレイ記録をページごとに出します。このファイルには{ $all }件のうち{ $found }件があります。
play-fault = 記録{ $number }（{ $date }）：{ $what }
play-teams = チーム戦です
play-unfinished = 未完了とされています
play-several = { $n }ゲーム分の記録です
play-no-points = 点数がありません
lost-duration = 所要時間
lost-seats = スタートプレイヤーと席順
lost-roles = このゲームにない役割、ボード、色
lost-notes = 写真、評価、初めてかどうか
lost-uncounted = 統計に入れないという指定
lost-winner = 点数と合わない勝者
lost-long-text = 長い文章の末尾
lost-lines = ここにないスコアシートの項目

share = このシートを共有
share-hint = リンクを開くと、別の端末のシートに加わります。自動ではどこにも送信されません。
copy-text = テキストでコピー
as-picture = 画像
no-picture = このブラウザーは画像を描けません。
to-bgstats = BG Statsへ
to-bgstats-hint = この端末にBG Statsがあれば、この記録で開きます。
shared = スコアシートが共有されました
shared-keeps = あなたのシートに加わり、どのシートも置き換えません。

to-editor = 局面にする
editor-has = エディターに渡すもの：プレイヤーとそのコイン、大臣、長老、職人、魔人、商品、行者、アイテム、支配するタイルとそのヤシの木、パレス。
editor-lacks = シートではタイルの場所がわからないので、適当に置きます。湖のそばやテントの周囲の点は変わることがあります。盤面のミープル、並んでいるカードと魔人、入札はありません。
editor-points = 点数しかわからず、渡せないもの：{ $fields }。
open-editor = エディターで開く
not-handed = このブラウザーは局面を保存できないので、エディターで開けません。
