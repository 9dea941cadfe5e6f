### ゲームについての文：指示、ボタン、タイル、記録。

## 語句。

reach = 射程{ $n }

rank = { $place ->
    [0] 1番目
    [1] 2番目
    [2] 3番目
    [3] 4番目
   *[other] 5番目
}

further = { $parts }

## 選ぶ人と、ラウンドの段階。

bids = { $name }の入札
turn-of = { $name }の手番
your-bid = あなたの入札（{ $name }）
your-turn = あなたの手番（{ $name }）
game-over = ゲーム終了
step-bid = 入札
step-move = 移動
step-tribe = 部族
step-djinn = 魔人
step-tile = タイル
step-control = 支配
step-item = アイテム
step-end = 売却
step-last = 終了
step-over = 得点

## 指示。

ask-bid = 手番順トラックのマスを選んでください
ask-confirm-bid = 今のところ、手番は{ rank }です
ask-confirm-last-bid = 手番は{ rank }になります
ask-move = 光っているタイル1枚のミープルを手に取ってください
ask-no-move = できる移動がありません。飛ばすと、このラウンドでゲームが終わります
ask-no-move-ending = できる移動がありません。飛ばしてください
ask-no-move-on-foot = 歩いては移動できません。空飛ぶ絨毯を使うか、移動を飛ばしてください
ask-drop = 光っているタイルに1人置いてください（残り{ $n }人）
ask-last-drop = 最後の{ a-meeple }を、ほかの{ meeple }がいるタイルに置いてください
ask-choose-victim = { $tile }：標的を選んでください
ask-choose-drop = { $tile }：どのミープルを置きますか？
ask-choose-payment = { $tile }：何で支払いますか？
ask-trade = 商人：列の先頭からカードを{ $n }枚取ってください
ask-trade-none = 商人：列にカードが残っていません
ask-build = 建築家：{ $fakirs ->
    [0] { $builders }
   *[other] （{ $builders }＋{ $fakirs }）
} × 青タイル{ $blue }枚 = { $coins }
ask-build-doubled = 建築家：{ $fakirs ->
    [0] { $builders }
   *[other] （{ $builders }＋{ $fakirs }）
} × 青タイル{ $blue }枚 × 2（エキドナ） = { $coins }
ask-must-kill = 暗殺者：必ず暗殺します。標的を選んでください
ask-must-kill-two = 暗殺者とイブリース：必ず暗殺します。標的を2人選んでください
ask-may-kill = 暗殺者：行者を使って暗殺するか、誰も暗殺しないか
ask-may-kill-two = 暗殺者とイブリース：行者を使って2人暗殺するか、誰も暗殺しないか
ask-no-victim = 暗殺者：射程内に標的がいません
ask-control = { $tile }を支配します。ラクダとテントのどちらにしますか？
ask-craft = { $n ->
    [1] 職人：アイテムを1個引いてください
   *[other] 職人：アイテムを{ $n }個引き、1個を残してください
}
ask-craft-none = 職人：アイテムが残っていません
ask-keep-item = 職人：残すアイテムを1個選んでください
ask-workshop = 工房：いちばん上のアイテムを取れます
ask-no-workshop = 工房：取れるアイテムがありません
ask-drop-flying = 最後の{ a-meeple }を置いてください。絨毯なら、ほかの{ meeple }がいるどのタイルへも行けます
ask-use = { $item }：{ $power }
ask-talisman-to = { $item }：移す先を選んでください
ask-bring = { $n ->
    [1] 笛：{ $tile }にミープルを1人呼べます
   *[other] 笛：{ $tile }にミープルを{ $n }人まで呼べます
}
ask-bring-none = 笛：{ $tile }にはこれ以上呼べません
ask-choose-meeples = { $tile }：どのミープルにしますか？
ask-order = 豊穣の角：並べたい順にカードをタップしてください
ask-keep = シビッティス：残す魔人を1枚選んでください
ask-must-place = { $tile }に{ $piece }を必ず置きます
ask-must-place-or = { $piece }を必ず置きます：{ $tile }、または{ $djinn }で隣のタイル
ask-buy = { $kind }：{ $coins }で{ $cards }を買えます
ask-cannot-buy = { $kind }：買えるものがありません
ask-djinn = 聖地：長老2人、または長老1人と行者1枚で、魔人を取れます
ask-no-djinn = 聖地：取れる魔人がいません
ask-place-palm = エンキ：ヤシの木をオアシスに置いてください
ask-place-palace = ブラーク：パレスを村に置いてください
ask-place-palm-or = エンキ：ヤシの木をオアシスか、ラミアでその隣のタイルに置いてください
ask-place-palace-or = ブラーク：パレスを村か、ハギスでその隣のタイルに置いてください
ask-empty-tile = { $djinn }：何もないタイルを選んでください
ask-meeple-tile = { $djinn }：ミープルだけがいるタイルを選んでください
ask-confirm-keep = { $djinn }を残しますか？
ask-confirm-take = { $djinn }を取りますか？
ask-confirm-use = { $djinn }を使いますか？
ask-pay-take = { $djinn }を取る：何で支払いますか？
ask-pay-use = { $djinn }を使う：何で支払いますか？
ask-sell = 商品を売るか、手番を終えてください
ask-end = 手番を終えてください
ask-give-up-purchase = ここでまだ取れるものがあります。手番を終えますか？
ask-give-up-power = 支払った能力をまだ使っていません。手番を終えますか？
ask-over = { $name }の勝ち（{ $points }）
ask-over-shared = { $points }で同点優勝：{ $names }

## ゲームの状況によるできない理由。

why-finish-move = まず移動を終えてください。
why-several-ways = ここへ行く道は複数あります。1人ずつ置いてください。光っているタイルから行けます。
why-occupied = すでにラクダかテントがあります。
why-first-cards = { $n ->
    [1] ここで買えるのは先頭の1枚だけです。
   *[other] ここで買えるのは先頭の{ $n }枚だけです。
}

## ボタン。

do-more-fakirs = 行者を1枚増やす
do-fewer-fakirs = 行者を1枚減らす
do-cancel = やめる
do-bid = { $coins ->
    [0] { $price }で入札：{ $fakirs }を払う
   *[other] { $fakirs ->
        [0] { $price }で入札：{ $coins }を払う
       *[other] { $price }で入札：{ $coins }と{ $fakirs }を払う
    }
}
do-bid-free = { $price }で入札：支払いなし
do-take = { $tile }の{ $meeples }を手に取る
do-drop = { $tile }に{ $meeple }を置く
do-skip-move = 移動を飛ばす
do-skip-kill = 誰も暗殺しない
do-trade = { $cards }を取る
do-build = { $coins }を得る
do-build-fakirs = { $fakirs }を捨て、{ $coins }を得る
do-kill-on = { $tile }の{ $victims }を暗殺
do-kill-on-fakirs = { $fakirs }で{ $tile }の{ $victims }を暗殺
do-kill-of = { $name }の手元の{ $victims }を暗殺
do-keep-item = { $item }を残す
do-keep = { $djinn }を残す
do-place = { $tile }に{ $piece }を置く
do-place-pay = { $djinn }で{ $tile }に{ $piece }を置く（{ $payment }）
do-buy = { $cards }を{ $coins }で買う
do-take-djinn = { $payment }で{ $djinn }を取る
do-power = { $payment }で{ $djinn }を使う
do-power-on = { $payment }で{ $djinn }を{ $tile }に使う
do-control = { $piece } +{ $points }
do-craft = アイテムを{ $n }個引く
do-take-item = { $payment }でアイテムを取る
do-pass-item = アイテムを取らない
do-use = { $item }を使う
do-scimitar = { $tile }から{ $victims }を取り除く
do-lamp = { $djinn }を取る
do-lamp-deck = 山札の一番上を取る
do-flute = { $tile }にミープルを呼ぶ
do-ring = { $item }を取る
do-talisman = { $from }から{ $tile }へ移す
do-bring = { $tile }から{ $meeple }を呼ぶ
do-done = これで十分
do-order = この順にする
do-whim = 「{ $whim }」を公開（{ $coins }）
do-pass-market = 何も買わない
do-pass-djinn = 魔人を取らない
do-pass = 先へ進む
do-sell = { $goods }を{ $coins }で売る
do-end = 手番を終える
choice-reveals = { $action }（これより前には戻せません）
reveals-note = これより前には戻せません

## 読み上げ用のタイルの説明。

no-meeples = ミープルなし
mountains-north-west = 北と西に山
mountains-south-east = 南と東に山
value = { $colour }の{ $value }
dropped = 今置いたもの：{ $meeples }
camel-of = { $name }のラクダ
tent-of = { $name }のテント
whim-here = 気まぐれ「{ $whim }」（{ whim-terms }）
whim-terms = { aim }が{ $needed }：{ $coins }
whim-aim = { aim }が{ $needed }
whim-progress = { aim }：{ $needed }のうち{ $have }
of-colour = { $colour }の{ $kind }
workshop-north-west = { $kind }{ $value }（山は北と西）
workshop-south-east = { $kind }{ $value }（山は南と東）
of-value = { $value ->
    [0] { $kind }
   *[other] { $kind }{ $value }
}
city-value = { $colour }
can-scimitar = ここのミープルを取り除ける
can-call = ここにミープルを呼べる
can-move-piece = ここの自分のコマを移せる
can-move-here = ここへ移せる
can-bring = 呼べるミープル：{ $meeples }
start-of-path = 道の出発点
step-of-path = 道の{ $step }歩目
can-take = 手に取れる
can-drop = 置けるミープル：{ $meeples }
can-kill = 暗殺できる相手：{ $meeples }
can-kill-for = { $fakirs }で暗殺できる相手：{ $meeples }
can-place = { $piece }を置ける
can-place-for = { $payment }で{ $piece }を置ける
can-use = { $payment }で{ $djinn }をここに使える
ends = ここで移動を終えられる部族：{ $meeples }
counted = 建築家が数えるタイル
blocked = ここは不可：{ $reason }
takes-tile = タイルを取れる
then-place = その後、{ $piece }を必ず置く
then-buy = その後、{ $coins }で{ $cards }を買える
then-item = その後、アイテムを取れる
then-whim = その後、気まぐれ「{ $whim }」を取る
then-djinn = その後、魔人を取れる

## 記録。

log-bid = { $name }が{ $price }で入札。
log-bid-pays = { $coins ->
    [0] { $name }が{ $price }で入札し、{ $fakirs }を支払い。
   *[other] { $fakirs ->
        [0] { $name }が{ $price }で入札し、{ $coins }を支払い。
       *[other] { $name }が{ $price }で入札し、{ $coins }と{ $fakirs }を支払い。
    }
}
log-bid-free = { $name }が{ $price }で入札、支払いなし。
log-turn = { $name }の手番。
log-pushed = { $by }の手番が{ $name }より先に。
log-pushed-self = { $name }の先に置いたマーカーが後ろへ。
log-round = ラウンド{ $round }終了。
log-wins = ゲーム終了：{ $name }の勝ち。
log-share = ゲーム終了、同点優勝：{ $names }。
log-take = { $name }が{ $tile }の{ $meeples }を手に取る。
log-drop = { $tile }に{ $meeple }を置く。
log-collect = { $tile }の{ $meeples }を回収。
log-control = { $name }が{ $tile }を支配。
log-tent = { $name }がテントで{ $tile }を支配。
log-moved-camel = { $name }のラクダが{ $from }から{ $tile }へ。
log-moved-tent = { $name }のテントが{ $from }から{ $tile }へ。
log-carried = { $meeple }を{ $from }から{ $tile }へ呼ぶ。
log-drew-items = { $name }がアイテムを{ $n }個引く。
log-kept-item = { $name }がアイテムを1個残す。
log-kept-item-for = { $name }が{ $payment }を払い、手元に残す。
log-used-item = { $name }が{ $item }を使う。
log-used-item-on = { $name }が{ $item }を{ $tile }に使う。
log-whim-taken = { $name }が{ $tile }の気まぐれを取る。
log-whim = { $name }が気まぐれ「{ $whim }」を公開。
log-whims = 新しい気まぐれ：{ $whims }。
why-whim = 気まぐれ
log-coins = { $name }：{ SIGNED($n) }コイン（{ $why }）。
why-builders = 建築家
why-market = 購入
why-sale = 売却
log-cards = { $name }が{ $cards }を取る。
log-no-card = { $name }が取るカードは残っていない。
log-draws = { $name }が{ $cards }を引く。
log-sold = 売却：{ $goods }。
log-market = カードの列に追加：{ $cards }。
log-djinns = 新しい魔人：{ $djinns }。
log-djinn = { $name }が{ $djinn }を取る。
log-djinn-for = { $name }が{ $payment }で{ $djinn }を取る。
log-keeps = { $name }が{ $djinn }を残す。
log-power = { $name }が{ $payment }で{ $djinn }を使う。
log-kill-on = { $name }の暗殺者が{ $tile }の{ $victims }を暗殺。
log-kill-on-fakirs = { $name }の暗殺者が{ $fakirs }で{ $tile }の{ $victims }を暗殺。
log-kill-of = { $name }の暗殺者が、{ $other }の手元の{ $victims }を暗殺。
log-place = { $name }が{ $tile }に{ $piece }を置く。
log-seed = 袋から無作為に{ $tile }へ：{ $meeples }。
log-reshuffled-cards = 捨て札のカードで山札を作り直す。
log-reshuffled-djinns = 捨て札の魔人で山札を作り直す。
ended-camels = ラクダを使い切りました：{ $names }。
ended-no-move = できる移動がなくなりました。
log-taken-back = 巻き戻し：前の時点からゲームを再開。

## プレイヤーの色。

indigo = 藍
orange = オレンジ
teal = 青緑
pink = ピンク
black = 黒
