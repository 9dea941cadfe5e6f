### 局面エディターの文と、局面の誤り。

##

edit = 局面を作る

## 最初のページのボタンと並ぶ、1行に収まる長さ。

open-editor = 局面を作る
edit-this = この局面を編集
edit-this-hint = 非公開の内容も含めて、卓をエディターに写します。このゲームはそのまま残り、エディターにあったものも取っておきます。

## 盤面と筆。

put = 置く
take-off = 取り除く
way = タップのはたらき
brushes = 盤面に置くもの
meeples = ミープル
pieces = コマ
tiles = タイル
broom = タイルを空にする
left = 残り{ $n }
camel-of = ラクダ：{ $name }
tent-of = テント：{ $name }
keys = 矢印キーで盤面を移動、Enterで置き、Deleteで取り除きます。右クリックでも取り除けます。
letters = 文字キーでミープルを置き、Shiftと一緒に押すと取り除きます：{ $list }。
letter-of = { $letter } { $tribe }
rows-as-text = 盤面のテキスト
rows-hint = 1行が盤面の1行（北から順）、1語がタイル1枚です。{ $tile }は、商人1人と建築家1人がいる小さな市場の6です。^1はヤシの木、#1はパレス、@0は最初のプレイヤーのラクダです。
sweep = 盤面を空にする
empty = 空から始める
deal = 配置し直す
before = 写す前にあったもの
columns = 列数
rows = 行数
less = { $what }：減らす
more = { $what }：増やす

## 卓。

the-table = 卓
player-count = プレイヤー数
players = プレイヤー
begins-with = 始まり
a-bid = 入札
a-turn = 手番
as-it-was = このまま：手番の途中
has-ended = このまま：ゲーム終了後
whose = 誰の
round = ラウンド
last-round = これが最終ラウンド
fills = 残りはすべて袋、山札、サプライに入れる
fills-hint = 実際の卓と同じです。オフなら、置いたものだけがゲームにあります。小さな練習に向いています。
empty-stock = 袋、山札、サプライを空に
markers = 手番マーカー
markers-hint = 入札順の先頭が入札します。手番中は、手番を始めた人のマーカーもそこに置きます。いちばん多く払った人の手番が最初です。
put-on = { $track }：{ $name }のマーカーを置く
bid-order = 入札順
spot = 手番順、{ $price }
name = 名前
coins = コイン
camels = 残りのラクダ
tent = テントあり
stock = 袋とサプライ

## カード。

cards = カード
market = カードの列
deck = カードの山札
discard = カードの捨て札
djinn-row = 表向きの魔人
djinn-deck = 魔人の山札
djinn-discard = 魔人の捨て札
djinns = 魔人
item-deck = アイテムの山札
item-discard = アイテムの捨て札
items = アイテム
whim-deck = 気まぐれの山札
city-whims = 都市の気まぐれ
whims = 手札の気まぐれ
fulfilled = 達成した気まぐれ
goods = 商品と行者
add = 追加：
add-to = { $zone }：追加
taken-from = 取り出し元：{ $place }
of-player = { $zone }、{ $name }
remove = 取り除く：{ $what }
nothing-there = なし
empty-zone = 全部取り除く

## 誤り。

over = 誤りはありません。ゲームは終わっています。続けて遊ぶには、入札か手番から始めてください。
sound = 誤りはありません。遊べます。
fault-count = 直すところ{ $n }か所
faults = 誤り
play = ここから遊ぶ
play-sure = 先に一覧の誤りを直してください。
text-and-link = テキストとリンク
truth = テキストとリンクには、プレイヤーに見えないものも含めて、すべて入ります。
text-out = テキスト化
position = 局面
as-link = リンク化
text-in = テキストから
take-text = 盤面に置く
text-hint = 局面、記録、または保存したゲームを貼り付けてください。今あるものと置き換わりますが、元に戻せます。レッスンは全ステップとともに開き、下にあるものと置き換わります。
kept-unread = ここに残してあったものを読めません。下の「テキストから」にあり、局面を変えるまで残ります。
fleeting = このブラウザーでは何も保存できません。離れる前にテキストをコピーしてください。
unread = 読めません
other-text = 別の文がここにあるときに、新しい文が届きました。このページを離れるまで、どちらも残ります。
show-other-text = もう一方の文を表示

lesson-step = レッスンを作る
lesson-hint = 書いた文、局面、遊んだ手順がレッスンのファイルになります。自分のサイトにも、コースにも使えます。
steps = ステップ
step = ステップ{ $n }
add-step = ステップを追加
add-step-hint = 新しいステップは、このステップの手順が終わるところから始まります。盤面には、今いるステップの局面が出ます。
remove-step = このステップを削除
hints-in = ヒント（{ $language }）、1行に1つ
done-in = 目標達成のとき（{ $language }）
mistakes = 間違い
mistakes-hint = 学ぶ人がしそうな間違いを遊び、そのときの言葉を書きます。
record-mistake = 間違いを遊ぶ
record-mistake-hint = してほしくないことを遊んでください。次に、何でそれとわかるかを選び、戻って言葉を書きます。
what-tells = 間違いとわかるもの
use-mistake = この間違いにする
say-in = 間違い{ $n }への言葉（{ $language }）
remove-mistake = 間違い{ $n }を削除
at-least = 最低の数
target-coins = { $name }が{ $n }コイン以上を得る
target-fakirs = { $name }が行者{ $n }枚以上を得る
target-kept = { $name }が{ $kept }以上を得る
fault-of-step = ステップ{ $n }：{ $what }
title-in = 題（{ $language }）
step-text-in = 文（{ $language }）
one-language = ほかの言語の人には英語の文が、なければ最初の文が出ます。
add-language = 書く言語を追加
remove-language = { $language }をやめる
record-solution = 目標までの手順を遊ぶ
record-other-solution = 別の手順を遊ぶ
record-solution-hint = 学ぶ人がすることを遊んでください。次に、何が目標かを選んで戻ります。
what-counts = 達成すること
nothing-played = まだ何も遊んでいません。
use-way = この手順と目標にする
to-editor = エディターに戻る
no-goal = 目標がなければ、読むだけのステップです。
has-goal = 目標が決まりました。手順は{ $n }手です。
forget-goal = 目標なしにする
stale = 遊んだ手順がこの局面に合わなくなりました。遊び直してください。
say-first = それぞれの間違いへの言葉を書いてください。
lesson-file = レッスンのファイル
write-first = 題と文を書き、局面の誤りを直してください。
try-lesson = 学ぶ人として試す
preview-place = 学ぶ人が見る場所
preview-here = ここ
preview-phone = スマホ
preview-width = 欄の幅（ピクセル）
preview-size = 幅{ $width }、高さ{ $height }ピクセル。ページにこの広さが確保されます。
preview-frame = 別のページでのレッスン
target-played = { $n ->
    [1] この操作そのもの
   *[other] この{ $n }つの操作そのもの
}

target-holds = { $name }が{ $tile }を支配する
goal-said = { $what }
target-gains = { $name }が{ $n }点以上を得る

all-of = { $what }：{ $found }ありますが、{ $most }までです
on-tile = { $tile }：{ $what }
wrong-count = プレイヤー{ $players }人：2人から{ $most }人まで遊べます
five-need = 5人で遊ぶには拡張が必要です
not-kept = { $name }：プレイヤーの手元に残るのは大臣、長老、職人だけです
owner = どのプレイヤーのものでもないラクダです
of-expansion = 使っていない拡張のタイルです
impassable = ここには何も置けません
homeless = 気まぐれは都市にだけ置けます
no-value = この種類にその数字のタイルはありません
twice = { $djinn }が2枚以上あります
foreign = { $djinn }は使っていない拡張のものです
face-up = 表向きのカード
markers-of = { $name }のマーカー
stray-marker = どのプレイヤーのものでもないマーカー
nobody-bids = 入札順トラックにマーカーがありません
nobody-there = 手番のプレイヤーがいません
off-board = 移動が盤面の外に出ています
no-choice = ラクダとテントの選択肢がありません
no-item-used = 使用中のアイテムが、使われていません
empty-hand = 移動の途中ですが、手に持ったミープルがいません
dead-end = 途中の移動は、もう終えられません
nothing-drawn = 残すものがありません
mixed-draw = 魔人とアイテムを一緒に引くことはありません
tile-taken = 取るはずのタイルを取れません
bad-target = 笛の呼び先に、ミープルが来られません
brought = 笛で呼んだミープル
no-order = 並べるカードがありません
no-place = 建物を置く場所がないか、建物がありません
no-end = 移動の終点が決まっていません
first-round = ラウンドは1から数えます
stuck = ここでは誰も何もできません
