### 問題の文。

##

puzzles = 問題
daily = 今日の問題
about = コンピューター同士のゲームから取った局面です。どれも、ひとつの選択がほかよりずっと優れています。
with-expansions = 拡張あり
daily-with-expansions = 拡張ありの今日の問題
artisans = 職人
whims = 気まぐれ
number-move = 問題{ $number }：移動
number-bid = 問題{ $number }：入札
rated = レーティング{ $n }
your-rating = あなたのレーティング：{ $n }。各問題で、ヒントなしの最初の答えが数えられます。
rating-now = あなたのレーティング：{ $n }（{ SIGNED($change) }）。
for-you = あなたへの次の問題
lesson-of = レッスン：{ $name }
endings = 終盤
about-endings = ここでは最善の選択で点は増えますが、勝敗はほとんど変わりません。
gone = この問題は外されました。解答がもう最善ではないためです。
solved = 正解済み
solved-of = { $all }問中{ $done }問正解
easy = 初級
medium = 中級
hard = 上級
next = 次の問題
all = すべての問題
end = おしまいです。
forget = 正解の記録を消す
forget-really = 本当に消す
unknown = そのような問題はありません。
missing = 問題を読み込めませんでした。接続を確かめて、もう一度試してください。
broken = この問題は読めません：{ $fault }

## 問題のテーマ。

control = 取れるタイル
assassins = 暗殺者
builders = 建築家
merchants = 商人
viziers = 大臣
djinns = 魔人
bids = ちょうどよい額
leaving = 何も残さない
ending = ゲームを終わらせる

## 出題。

find-move = 移動の終点のタイルと部族を見つけてください。あなたは{ $name }です。ひとつの移動がほかよりずっと優れています。
find-a-move = 移動の終点のタイルと部族を見つけてください。あなたは{ $name }です。同じくらいよい移動が2つあり、ほかよりずっと優れています。
find-bid = 入札する額を見つけてください。あなたは{ $name }です。ひとつの額がほかよりずっと優れています。
find-a-bid = 入札する額を見つけてください。あなたは{ $name }です。同じくらいよい額が2つあり、ほかよりずっと優れています。
with-expansion = { expansion }。

## ミープルを置く間の表示。

legend = 光：置ける。絵：どの部族か。旗：終えられる。

## ヒント。

hint-control = 取れるタイルを探しましょう。
hint-assassins = 暗殺者で終えましょう。
hint-builders = 建築家で終えましょう。
hint-merchants = 商人で終えましょう。
hint-viziers = 大臣で終えましょう。
hint-djinns = 今、魔人にどれだけの価値があるか考えましょう。
hint-bids = 最初の手番で何を得られ、ほかの人の後には何が残るでしょうか。
hint-leaving = 次のプレイヤーに何ができるか考えましょう。
hint-ending = 残りのラクダを数えましょう。
costs-at-most = 最善のマスは{ $price }コイン以下です。
costs-at-least = 最善のマスは{ $price }コイン以上です。
begins = 移動は{ $tile }から始まります。

## 答え。

not-best-move = { $points }以上よい移動がほかにあります。元に戻して考え直しましょう。
not-best-bid = { $points }以上よい額がほかにあります。もう一度。
wrong-move = これは最善の移動より、うまくいっても{ $points }少なくなります。
wrong-move-again = 元に戻して考え直しましょう。
wrong-bid = これは最善の額より{ $points }少なくなります。
wrong-bid-again = もう一度。
takes = すると{ $name }は{ $tile }を取れます（{ $points }）。
ends = すると{ $name }は{ $tile }で終えて{ $tribe }を回収できます。
rival-bids = すると{ $name }は{ $price }で入札します。
next-best = ほかはどれも{ $points }以上悪いと思います。
second = 次によい手：{ $what }。{ $points }悪いと思います。
