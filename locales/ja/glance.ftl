### 卓をひと目で見るための短い文。

cards-of = { $name }のカード
goods = 商品{ $n }枚
djinns = 魔人{ $n }枚
leads = 見えている点で首位
show-city = 盤面の{ $square }を示す
drawn-items = アイテムを1つ残す
look-at-draw = 引いたものを見る
holds = 魔法のアイテムが{ $n }個あります。自分の欄でタップしてください。
whim-met = 気まぐれの条件を満たしました。自分の欄でタップするとコインになります。
holds-masked = アイテムが{ $n }個あります。自分の欄を押し続けると見えます。
how-many = プレイヤー数
players-of = { $n }人
more = 詳しい設定
latest = 直前の出来事
tribes = 部族のアクション
