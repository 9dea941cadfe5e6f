### 对局复盘。

##

review = 分析
review-hint = 每个决定价值几何，胜负在哪里转折。
open-shared = 打开并分析

## 进行分析。

about = 每个决定都按当时玩家能知道的来评判。大约需要一分钟，其间可以做别的事。
tells = 这局还没有结束。数字和最佳走法会透露隐藏的金币和牌。
closed = 这局还没有结束，而且这桌并非人人都能用提示。所以分析要等到终局，或等全桌都能用提示。
run = 分析
go-on = 继续
stop = 停止
running = 已评判{ $judged }个决定，共{ $all }个…
stopped = 已评判{ $judged }个决定，共{ $all }个：以下只针对这些。
done = { $n ->
    [1] 唯一的决定已评判。
   *[other] 全部{ $n }个决定已评判。
}
nothing = 还没有人作过任何决定。
progress = 分析进行中
here = 此处的决定
on-board = 版图上
better-line = 更好的走法
played-line = 实际走法
not-here = 此处没有已评判的决定。

## 胜负的关键。

decided = { $winner }以{ $by }的优势胜过{ $other }。计分表显示差距所在：{ $lines }。
decisive = { $line } { $own }比{ $theirs }
shared = { $names }共同获胜：计分表上不分高下。

## 图表。

graph = 对局走势
measure = 显示
chance = 胜率
margin = 预期分差
in-front = 前置
graph-label = 对局中各玩家的{ $what }。下面的表格有相同的数据。
graph-hint = 点图表可看那一刻。虚竖线标出胜率变化最大的地方。
turnings = 转折点
turning = { $when }。{ $name }：{ $before } → { $after }
as-table = 用表格显示
moment = 时刻
at-end = 终局
so-far = 在那之后
percent = { $n }%

## 各玩家。

players = 结果从何而来
sums-hint = 领先最强对手的分数。“我后来才看到的”不是任何人的明确失分：我起初的判断不同，或者这失分太不确定，不能计入。准确度和失分以我会走的为准：与我想法一致的人看起来就是完美的。
start = 开局时
luck = 抽取运气
own = 自己的失分
rivals = 对手的失分
rest = 我后来才看到的
end = 最终分差
end-so-far = 目前分差
accuracy = 准确度
lost = 失分
bids = 竞标
sales = 卖出
gifts = 送给对手
djinns = 精灵
ends = 漏看的终点
points = 当下得分
later = 留给以后太少
other = 其他
costliest = { $name }失分最多之处
costliest-so-far = { $name }目前失分最多之处（已评判：{ $judged }/{ $all }）
no-cost = { $name }：没有明显失分
no-cost-so-far = { $name }：目前没有明显失分（已评判：{ $judged }/{ $all }）

## 各个决定。

decisions = 决定
which = 范围
marked = 有标记
with-loss = 有失分
all = 全部
none-such = 没有。
none-so-far = 目前没有。
bid-of = 第{ $round }轮，{ $name }竞标
turn-of = 第{ $round }轮，{ $name }行动
see = 看这一刻：{ $when }
bid = 出价{ $price }
ended = { $tile }（{ $tribe }）
played = 实际：{ $what }。
better = 更好：{ $what }。
as-good = 我找不到更好的。
forced = 别无选择。
left-instead = 实际走法留下{ $points }。
loss = 因此损失{ $points }。
bid-turns = 出价{ $better }预计的回合是{ $turn }；出价{ $played }预计的回合是{ $other }。
parts = 当下{ SIGNED($once) }，对手{ SIGNED($left) }，留给以后{ SIGNED($kept) }：合计{ SIGNED($loss) }。
bid-parts = 出价{ SIGNED($price) }，你的回合{ SIGNED($turns) }，对手{ SIGNED($left) }：合计{ SIGNED($loss) }。
once-part = 当下：{ SIGNED($points) }。
price-part = 出价：{ SIGNED($points) }。
turns-part = 你的回合：{ SIGNED($points) }。
left-part = 对手：{ SIGNED($points) }。
kept-part = 留给以后：{ SIGNED($points) }。
kept-part-with = 留给以后：{ SIGNED($points) }（{ $things }）。
early = 领先到终局会缩小：现在得到的1分，到那时只算{ $percent }分。
kept = 留给以后：{ $things }。
kept-points = { $thing }{ SIGNED($points) }
kept-coins = 金币
kept-viziers = 大臣领先
kept-elders = 长老
kept-djinns = 精灵
kept-goods = 成套商品
kept-fakirs = 苦行僧
kept-camels = 剩余骆驼
kept-items = 物品
kept-whims = 奇想
kept-land = 你的板块还可能带来的分数
after-rivals = 对手回合后{ $thing }
next-turn = 你的下一回合
nearer-end = 终局更近
kept-rest = 其他
drew = 实际走法之后的抽取运气（不计入损失）：{ $points }分。
chances = 胜率：更好的走法{ $before }，实际走法{ $after }。
small = 小失误
clear = 明显失误
grave = 严重失误
