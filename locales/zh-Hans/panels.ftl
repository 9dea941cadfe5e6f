### 版图旁边的文字：各轨、牌列、玩家和操作栏。

## 各轨。

bid-order = 竞标顺序
next-bids = 下轮竞标
turn-order = 行动顺序
order-of = 行动顺序：{ $names }
order-then = 届时的行动顺序：{ $names }
plays-then = { $now }行动，然后是{ $next }
plays-twice = { $now }连续行动两次
plays-last = { $now }行动，本轮最后一位
spot = 价格{ $price }
spot-of = { $name }已占
spot-room = { $free ->
    [0] 没有空位
   *[other] 还有{ $free }个空位
}
tap-again = 再点一次出价
spot-closed = 现在不能选

## 操作栏。

action-bar = 现在要做的
answers = 选项
history = 撤销和重做
undo = 撤销
redo = 重做
reset-turn = 重置回合
sell = 卖出
earn = 赚取
take-for = 拿取：
use-for = 使用：
pay = 支付
remove = 移除
bring = 召来
kill = 刺杀
fakirs-added = 加入的苦行僧
rule = 规则
rule-named = 规则：{ $name }
step-over = 对局结束
tile-at = { $kind } { $tile }

## 牌列。

market = 牌列
deck = 牌库：{ $n }张
discard = 弃牌堆：{ $n }张
can-take = 可拿
chosen = 已选
djinn-chosen = 已选
djinns = 精灵
drawn-djinns = 保留其中一张
points = { $n }分
usable = 可用
close = 关闭
to-use = 使用需
to-take = 在圣地拿取：2名长老，或1名长老和1张苦行僧
cost-free = 始终有效
cost-one = 1名长老或1张苦行僧
cost-two = 2名长老，或1名长老和1张苦行僧
cost-fakir = 1张苦行僧
cost-fakirs = 1张或更多苦行僧

## 玩家。

players = 玩家
plays-now = 行动中
bids-now = 竞标中
bidder = { $name }竞标
winner = 获胜
coins = { $n }枚金币
coins-hidden = 金币保密
camels = 剩{ $n }只骆驼
fakirs = { $n }张苦行僧
goods = 商品
score = 目前{ $n }分
without-hidden = 隐藏的内容没有计入。
kills = 刺杀这位玩家面前的米宝

tent = 帐篷未用
tent-placed = 帐篷已放
city-whims = 城市里的奇想
items = { $n }件物品
whims = 手中{ $n }张奇想
own-items = 物品
own-whims = 奇想
fulfilled = 已达成
item-when = 在你的回合里（移动中除外），每回合一件。
carpet-when = 移动之前或途中，每回合一件。
item-pile = 物品：{ $n }
item-discard = 已弃：{ $names }

place-in-order = 第{ $n }位

## 卖出商品。

sale = 卖出
sale-none = 点商品组成一套，或者留着。
sale-set = { $n ->
    [1] { $n }种商品：{ $worth }
   *[other] { $n }种不同商品：{ $worth }
}
sale-best = 最优分法：{ $worth }
