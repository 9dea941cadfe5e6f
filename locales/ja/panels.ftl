### 盤面の横の文：トラック、カードの列、プレイヤー、操作バー。

## トラック。

bid-order = 入札順
next-bids = 次の入札
turn-order = 手番順
order-of = 手番順：{ $names }
order-then = この場合の手番順：{ $names }
plays-then = { $now }の手番、次は{ $next }
plays-twice = { $now }の手番が2回続く
plays-last = { $now }の手番、このラウンドの最後
spot = { $price }コインのマス
spot-of = { $name }が使用中
spot-room = { $free ->
    [0] 空きなし
   *[other] 空き{ $free }
}
tap-again = もう一度タップで入札
spot-closed = 今は選べません

## 操作バー。

action-bar = 今すること
answers = 選択肢
history = 元に戻す・やり直し
undo = 元に戻す
redo = やり直し
reset-turn = 手番の初めに戻す
sell = 売る
earn = 得る
take-for = 取る：
use-for = 使う：
pay = 支払う
remove = 取り除く
bring = 呼ぶ
kill = 暗殺
fakirs-added = 加える行者
rule = ルール
rule-named = ルール：{ $name }
step-over = ゲーム終了
tile-at = { $kind } { $tile }

## カードの列。

market = カードの列
deck = 山札：{ $n }枚
discard = 捨て札：{ $n }枚
can-take = 取れます
chosen = 選択中
djinn-chosen = 選択中
djinns = 魔人
drawn-djinns = 1枚を残す
points = { $n }点
usable = 使えます
close = 閉じる
to-use = 使うには
to-take = 聖地で取るには：長老2人、または長老1人と行者1枚
cost-free = いつでも有効
cost-one = 長老1人または行者1枚
cost-two = 長老2人、または長老1人と行者1枚
cost-fakir = 行者1枚
cost-fakirs = 行者1枚以上

## プレイヤー。

players = プレイヤー
plays-now = 手番中
bids-now = 入札中
bidder = { $name }の入札
winner = 勝者
coins = { $n }コイン
coins-hidden = コインは非公開
camels = 残りのラクダ{ $n }頭
fakirs = 行者{ $n }枚
goods = 商品
score = ここまで{ $n }点
without-hidden = 非公開の分は含みません。
kills = このプレイヤーの手元から暗殺

tent = テントあり
tent-placed = テント配置済み
city-whims = 都市の気まぐれ
items = アイテム{ $n }個
whims = 手札の気まぐれ{ $n }枚
own-items = アイテム
own-whims = 気まぐれ
fulfilled = 達成
item-when = 自分の手番中（移動中を除く）、1手番に1つ。
carpet-when = 移動の前か途中、1手番に1つ。
item-pile = アイテム：{ $n }
item-discard = 捨て札：{ $names }

place-in-order = { $n }番目

## 売却。

sale = 売却
sale-none = 商品をタップしてセットを作るか、取っておきます。
sale-set = { $n ->
    [1] 商品{ $n }種類：{ $worth }
   *[other] 異なる商品{ $n }種類：{ $worth }
}
sale-best = いちばん得な分け方：{ $worth }
