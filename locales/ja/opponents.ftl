### コンピュータープレイヤーの文：強さ、手番の一行まとめ、準備、成績。

##

person = 人間
novice = 新米
apprentice = 見習い
scribe = 書記
courtier = 廷臣
counsellor = 顧問
sultan = スルタン
beginner = 入門
easy = 初級
medium = 中級
advanced = 中上級
hard = 上級
master = 最強
novice-hint = 少しの手だけを見て、その中の最善を選びます。最初のゲームに。
apprentice-hint = 多くの手を見落とし、自分の得だけを考えます。
scribe-hint = 5分の1ほどの手を見て、相手に何を残すかはほとんど気にしません。
courtier-hint = 半分ほどの手を見て、相手に何を残すかも少し気にします。
counsellor-hint = すべての手を見て、相手に残るものも考え、それに応じて入札します。
sultan-hint = 有力な手の先まで読んでから選びます。最強です。
computer-names = イドリス ザフラ オマル ヤスミン カリム

computers = 相手：{ $levels }
who-plays = { $name }を動かすのは
style-of = { $name }の好み
likes-all = 好みなし
likes-palms = ヤシの木が好き
likes-djinns = 魔人が好き
likes-viziers = 大臣が好き
likes-merchants = 商人が好き
palms = ヤシの木
all-djinns = 魔人
viziers = 大臣
merchants = 商人
likes = { $name }の好みは{ $what }。
coins-of = { $name }の初めのコイン
starts = { $name }は{ $coins }で始めます。
others = ほかの人
level = 強さ
play-novice = 新米と対戦
play-apprentice = 見習いと対戦
play-scribe = 書記と対戦
play-courtier = 廷臣と対戦
play-counsellor = 顧問と対戦
play-sultan = スルタンと対戦
strict = 待ったなし
strict-hint = 終えた手番や入札は巻き戻せません。手番中の「元に戻す」は使えます。

teacher = 手の理由を聞く
teacher-hint = 手番の後に一行で、決め手と、あなたに残したものを伝えます。
pace = コンピューターの速さ
pace-calm = ゆっくり
pace-brisk = 速め
pace-at-once = すぐに

thinks = { $name }が考えています…
plays = { $name }の手番です。
chooses-spot = { $name }がマスを選んでいます。
wait = あなたの手番ではありません。{ $name }が考えています。
skip = 先へ進める
show-again = もう一度見る
take-back = 自分の手番をやり直す
take-back-bid = 自分の入札をやり直す
stuck = { $name }は手を進められません。
no-sense = 見つかった手がルールに合いません。

## 手番のまとめ：したことを読点でつなぎ、最後に点。

took = { $name }：{ $tribe }で{ $tile }を獲得
ended = { $name }：{ $tribe }で{ $tile }に到着
no-move = { $name }：移動なし
no-move-but = { $name }：移動なし、{ $what }
done = { $deeds }
killed = { $dead }を暗殺
killed-of = { $other }の{ $dead }を暗殺
took-too = { $tiles }も獲得
used = { $item }を使用
got = { $things }を入手
djinns = 魔人{ $names }
items = アイテム{ $n }個
whims = 気まぐれ{ $n }枚
placed = { $pieces }を配置
bought = カード{ $n }枚を購入
laid = 気まぐれ{ $n }枚を公開
sold = 商品{ $n }枚を売却
for-points = { $text }（{ $points }）。
no-points = { $text }。
with-level = { $text } · { $level }
of-level = { $text } · { $level }
within = { $level }

results = コンピューター戦の成績
results-hint = 1人がコンピューターと遊び終えたゲームです。この端末の分だけです。
played = 対戦
won = 勝ち
best = 最高点
clear = 一覧を消す
no-results = コンピューターと遊び終えたゲームはまだありません。
