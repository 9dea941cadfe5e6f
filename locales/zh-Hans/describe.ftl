### 对局的文字：提示语、按钮、板块、日志。

## 短语。

reach = 范围{ $n }

rank = { $place ->
    [0] 第一个
    [1] 第二个
    [2] 第三个
    [3] 第四个
   *[other] 第五个
}

further = { $parts }

## 正在做决定的玩家，以及这一轮进行到哪里。

bids = { $name }竞标
turn-of = { $name }的回合
your-bid = 轮到你竞标（{ $name }）
your-turn = 轮到你（{ $name }）
game-over = 对局结束
step-bid = 竞标
step-move = 移动
step-tribe = 部落
step-djinn = 精灵
step-tile = 板块
step-control = 控制
step-item = 物品
step-end = 卖出
step-last = 结束
step-over = 计分

## 提示语。

ask-bid = 在行动顺序轨上选一个位置
ask-confirm-bid = 目前你将{ rank }行动
ask-confirm-last-bid = 你将{ rank }行动
ask-move = 拿起一块发亮板块上的米宝
ask-no-move = 无法移动。跳过吧：这一轮之后对局结束
ask-no-move-ending = 无法移动。跳过吧
ask-no-move-on-foot = 步行无法移动：用飞毯，或者跳过
ask-drop = 手中有{ $n }个米宝：放一个到发亮的板块
ask-last-drop = 放下最后一个（{ a-meeple }）：必须与另一名{ meeple }会合
ask-choose-victim = { $tile }：选择目标
ask-choose-drop = { $tile }：放下哪个米宝？
ask-choose-payment = { $tile }：怎么支付？
ask-trade = { $n ->
    [1] 商人：拿取牌列的第一张牌
   *[other] 商人：拿取牌列的前{ $n }张牌
}
ask-trade-none = 商人：牌列里没有牌了
ask-build = 建筑师：{ $fakirs ->
    [0] { $builders }
   *[other] ({ $builders } + { $fakirs })
} × { $blue }块蓝色板块 = { $coins }
ask-build-doubled = 建筑师：{ $fakirs ->
    [0] { $builders }
   *[other] ({ $builders } + { $fakirs })
} × { $blue }块蓝色板块 × 2（厄客德娜） = { $coins }
ask-must-kill = 刺客：必须刺杀；选择目标
ask-must-kill-two = 刺客与伊布力斯：必须刺杀；选择两个目标
ask-may-kill = 刺客：借助苦行僧刺杀，或者谁也不杀
ask-may-kill-two = 刺客与伊布力斯：借助苦行僧杀两个，或者谁也不杀
ask-no-victim = 刺客：范围内没有目标
ask-control = { $tile }归你：放骆驼还是帐篷？
ask-craft = { $n ->
    [1] 工匠：抽一件物品
   *[other] 工匠：抽{ $n }件物品，保留一件
}
ask-craft-none = 工匠：没有物品了
ask-keep-item = 工匠：必须保留其中一件物品
ask-workshop = 工坊：可以拿取最上面的物品
ask-no-workshop = 工坊：没有你能拿的物品
ask-drop-flying = 放下最后一个（{ a-meeple }）：飞毯会把它送到任意另一名{ meeple }那里
ask-use = { $item }：{ $power }
ask-talisman-to = { $item }：选择移到哪里
ask-bring = { $n ->
    [1] 魔笛：召一个米宝到{ $tile }
   *[other] 魔笛：召最多{ $n }个米宝到{ $tile }
}
ask-bring-none = 魔笛：不能再召米宝到{ $tile }了
ask-choose-meeples = { $tile }：选哪些？
ask-order = 丰饶之角：按你想要的顺序点牌
ask-keep = 西比提斯：必须保留其中一张精灵
ask-must-place = 必须在{ $tile }放{ $piece }
ask-must-place-or = 必须在{ $tile }放{ $piece }，或用{ $djinn }放到相邻板块
ask-buy = { $kind }：可以花{ $coins }买{ $cards }
ask-cannot-buy = { $kind }：没有你能买的
ask-djinn = 圣地：可以用2名长老，或1名长老和1张苦行僧，拿取一张精灵
ask-no-djinn = 圣地：没有你能拿的精灵
ask-place-palm = 恩基：必须在一处绿洲放棕榈树
ask-place-palace = 布拉克：必须在一处村庄放宫殿
ask-place-palm-or = 恩基：必须在一处绿洲放棕榈树，或用拉弥亚放到相邻板块
ask-place-palace-or = 布拉克：必须在一处村庄放宫殿，或用哈吉斯放到相邻板块
ask-empty-tile = { $djinn }：选择一块什么也没有的板块
ask-meeple-tile = { $djinn }：选择一块只有米宝的板块
ask-confirm-keep = 保留{ $djinn }？
ask-confirm-take = 拿取{ $djinn }？
ask-confirm-use = 使用{ $djinn }？
ask-pay-take = 拿取{ $djinn }：怎么支付？
ask-pay-use = 使用{ $djinn }：怎么支付？
ask-sell = 卖出商品，或结束回合
ask-end = 结束你的回合
ask-give-up-purchase = 这里还可以拿取东西。仍要结束回合吗？
ask-give-up-power = 你已付费的能力还没有使用。仍要结束回合吗？
ask-over = { $name }以{ $points }获胜
ask-over-shared = { $names }以{ $points }共同获胜

## 与局面有关的拒绝理由。

why-finish-move = 先完成你的移动。
why-several-ways = 有几条路通到这里：请逐个放下。可以经过这些板块。
why-occupied = 那里已有骆驼或帐篷。
why-first-cards = { $n ->
    [1] 这里只卖第一张牌。
   *[other] 这里只卖前{ $n }张牌。
}

## 按钮。

do-more-fakirs = 多用一张苦行僧
do-fewer-fakirs = 少用一张苦行僧
do-cancel = 取消
do-bid = { $coins ->
    [0] 出价{ $price }：支付{ $fakirs }
   *[other] { $fakirs ->
        [0] 出价{ $price }：支付{ $coins }
       *[other] 出价{ $price }：支付{ $coins }和{ $fakirs }
    }
}
do-bid-free = 出价{ $price }：不用支付
do-take = 拿起{ $tile }的{ $meeples }
do-drop = 在{ $tile }放下{ $meeple }
do-skip-move = 跳过移动
do-skip-kill = 谁也不杀
do-trade = 拿取{ $cards }
do-build = 赚取{ $coins }
do-build-fakirs = 弃{ $fakirs }，赚取{ $coins }
do-kill-on = 刺杀{ $tile }的{ $victims }
do-kill-on-fakirs = 用{ $fakirs }刺杀{ $tile }的{ $victims }
do-kill-of = 刺杀{ $name }的{ $victims }
do-keep-item = 保留{ $item }
do-keep = 保留{ $djinn }
do-place = 在{ $tile }放{ $piece }
do-place-pay = 用{ $djinn }在{ $tile }放{ $piece }：支付{ $payment }
do-buy = 花{ $coins }买{ $cards }
do-take-djinn = 用{ $payment }拿取{ $djinn }
do-power = 用{ $payment }使用{ $djinn }
do-power-on = 用{ $payment }在{ $tile }使用{ $djinn }
do-control = { $piece } +{ $points }
do-craft = 抽{ $n }件物品
do-take-item = 用{ $payment }拿取物品
do-pass-item = 不拿物品
do-use = 使用{ $item }
do-scimitar = 从{ $tile }移除{ $victims }
do-lamp = 拿取{ $djinn }
do-lamp-deck = 拿取牌库顶的一张
do-flute = 召米宝到{ $tile }
do-ring = 拿取{ $item }
do-talisman = 从{ $from }移到{ $tile }
do-bring = 从{ $tile }召来{ $meeple }
do-done = 够了
do-order = 就按这个顺序
do-whim = 亮出{ $whim }，得{ $coins }
do-pass-market = 什么也不买
do-pass-djinn = 不拿精灵
do-pass = 继续
do-sell = 卖出{ $goods }，得{ $coins }
do-end = 结束回合
choice-reveals = { $action }（此后不能撤销）
reveals-note = 此后不能撤销

## 供读屏软件朗读的板块。

no-meeples = 没有米宝
mountains-north-west = 北面和西面有山
mountains-south-east = 南面和东面有山
value = { $colour }{ $value }分
dropped = 刚放下：{ $meeples }
camel-of = { $name }的骆驼
tent-of = { $name }的帐篷
whim-here = 奇想“{ $whim }”（{ whim-terms }）
whim-terms = { aim }×{ $needed }：{ $coins }
whim-aim = { aim }×{ $needed }
whim-progress = { aim }：{ $have }/{ $needed }
of-colour = { $colour }{ $kind }
workshop-north-west = { $value }分{ $kind }（北、西有山）
workshop-south-east = { $value }分{ $kind }（南、东有山）
of-value = { $value ->
    [0] { $kind }
   *[other] { $value }分{ $kind }
}
city-value = { $colour }
can-scimitar = 可以移除这里的米宝
can-call = 可以召米宝到这里
can-move-piece = 你在这里的骆驼或帐篷可以移走
can-move-here = 可以移到这里
can-bring = 可以召来{ $meeples }
start-of-path = 路线起点
step-of-path = 路线第{ $step }步
can-take = 可以拿起
can-drop = 可以放下{ $meeples }
can-kill = 可以刺杀{ $meeples }
can-kill-for = 用{ $fakirs }可以刺杀{ $meeples }
can-place = 可以放{ $piece }
can-place-for = 用{ $payment }可以放{ $piece }
can-use = 用{ $payment }可以在这里使用{ $djinn }
ends = 移动可以在此结束，会合{ $meeples }
counted = 计入建筑师收入
blocked = 这里不行：{ $reason }
takes-tile = 占下板块
then-place = 然后必须放{ $piece }
then-buy = 然后可以花{ $coins }买{ $cards }
then-item = 然后可以拿取一件物品
then-whim = 然后拿取奇想“{ $whim }”
then-djinn = 然后可以拿取一张精灵

## 日志。

log-bid = { $name }出价{ $price }。
log-bid-pays = { $coins ->
    [0] { $name }出价{ $price }，支付{ $fakirs }。
   *[other] { $fakirs ->
        [0] { $name }出价{ $price }，支付{ $coins }。
       *[other] { $name }出价{ $price }，支付{ $coins }和{ $fakirs }。
    }
}
log-bid-free = { $name }出价{ $price }，不用支付。
log-turn = { $name }的回合。
log-pushed = { $by }将先于{ $name }行动。
log-pushed-self = { $name }先前的标记后移。
log-round = 第{ $round }轮结束。
log-wins = 对局结束：{ $name }获胜。
log-share = 对局结束：{ $names }共同获胜。
log-take = { $name }拿起{ $tile }的{ $meeples }。
log-drop = 在{ $tile }放下{ $meeple }。
log-collect = 在{ $tile }收取{ $meeples }。
log-control = { $name }控制了{ $tile }。
log-tent = { $name }用帐篷控制了{ $tile }。
log-moved-camel = { $name }的骆驼从{ $from }移到{ $tile }。
log-moved-tent = { $name }的帐篷从{ $from }移到{ $tile }。
log-carried = 把{ $meeple }从{ $from }召到{ $tile }。
log-drew-items = { $name }抽{ $n }件物品。
log-kept-item = { $name }保留一件物品。
log-kept-item-for = { $name }用{ $payment }保留了它。
log-used-item = { $name }使用{ $item }。
log-used-item-on = { $name }在{ $tile }使用{ $item }。
log-whim-taken = { $name }拿取{ $tile }的奇想。
log-whim = { $name }亮出{ $whim }。
log-whims = 新的奇想：{ $whims }。
why-whim = 奇想
log-coins = { $name }：{ SIGNED($n) }枚金币（{ $why }）。
why-builders = 建筑师
why-market = 购买
why-sale = 卖出
log-cards = { $name }拿取{ $cards }。
log-no-card = 没有牌可给{ $name }了。
log-draws = { $name }抽到{ $cards }。
log-sold = 卖出：{ $goods }。
log-market = 牌列新增：{ $cards }。
log-djinns = 新的精灵：{ $djinns }。
log-djinn = { $name }拿取{ $djinn }。
log-djinn-for = { $name }用{ $payment }拿取{ $djinn }。
log-keeps = { $name }保留{ $djinn }。
log-power = { $name }用{ $payment }使用{ $djinn }。
log-kill-on = { $name }的刺客刺杀{ $tile }的{ $victims }。
log-kill-on-fakirs = { $name }的刺客用{ $fakirs }刺杀{ $tile }的{ $victims }。
log-kill-of = { $name }的刺客刺杀{ $other }的{ $victims }。
log-place = { $name }在{ $tile }放{ $piece }。
log-seed = 从袋子里随机抽到{ $tile }：{ $meeples }。
log-reshuffled-cards = 弃掉的牌洗成新的牌库。
log-reshuffled-djinns = 弃掉的精灵洗成新的牌库。
ended-camels = { $names }的骆驼已用完。
ended-no-move = 再也无法移动。
log-taken-back = 全桌同意悔棋：对局从先前的局面继续。

## 玩家的颜色。

indigo = 靛蓝
orange = 橙色
teal = 青色
pink = 粉色
black = 黑色
