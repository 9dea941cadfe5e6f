### 一眼看清牌桌的短文字。

cards-of = { $name }的牌
goods = { $n }件商品
djinns = { $n }张精灵
leads = 按公开分数领先
show-city = 在版图上显示{ $square }
drawn-items = 保留其中一件物品
look-at-draw = 看看抽到什么
holds = 你有{ $n }件魔法物品：在你那一栏里点一下即可使用。
whim-met = 你的一张奇想已达成：在你那一栏里点一下即可换金币。
holds-masked = 你有{ $n }件物品：按住你那一栏即可查看。
how-many = 几人玩
players-of = { $n }人
more = 更多选项
latest = 刚刚发生的事
tribes = 各部落的行动
