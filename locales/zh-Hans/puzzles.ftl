### 谜题。

##

puzzles = 谜题
daily = 每日一题
about = 取自电脑之间对局的局面。每题都有一个选择远远好于其他选择。
with-expansions = 含扩展
daily-with-expansions = 含扩展的每日一题
artisans = 工匠
whims = 奇想
number-move = 第{ $number }题：移动
number-bid = 第{ $number }题：出价
rated = 等级分{ $n }
your-rating = 你的等级分：{ $n }。每题只计不看提示的第一次回答。
rating-now = 你的等级分：{ $n }（{ SIGNED($change) }）。
for-you = 为你选的下一题
lesson-of = 课程：{ $name }
endings = 残局
about-endings = 这里的最佳选择能多得分，但几乎不影响胜负。
gone = 这道题已撤下：原来的答案不再是最佳。
solved = 已解
solved-of = 已解{ $done }/{ $all }题
easy = 简单
medium = 中等
hard = 困难
next = 下一题
all = 全部谜题
end = 完成了。
forget = 清除已解记录
forget-really = 确定清除
unknown = 没有这道谜题。
missing = 谜题加载失败。请检查网络后重试。
broken = 这道谜题无法读取：{ $fault }

## 谜题的主题。

control = 占下板块
assassins = 刺客
builders = 建筑师
merchants = 商人
viziers = 大臣
djinns = 精灵
bids = 合适的价格
leaving = 什么都不留
ending = 结束对局

## 题目。

find-move = 找出移动的终点板块和结束用的部落。你是{ $name }；有一种移动远远好于其他。
find-a-move = 找出移动的终点板块和结束用的部落。你是{ $name }；有两种移动差不多一样好，且远远好于其他。
find-bid = 找出该出的价格。你是{ $name }；有一个价格远远好于其他。
find-a-bid = 找出该出的价格。你是{ $name }；有两个价格差不多一样好，且远远好于其他。
with-expansion = { expansion }。

## 放米宝时版图上的显示。

legend = 发亮：可以放。图标：哪个部落。旗子：可以结束。

## 提示，从最含糊的开始。

hint-control = 找一块你能占下的板块。
hint-assassins = 用刺客结束。
hint-builders = 用建筑师结束。
hint-merchants = 用商人结束。
hint-viziers = 用大臣结束。
hint-djinns = 看看现在一张精灵值多少。
hint-bids = 最先行动能给你带来什么？别人行动之后又剩下什么？
hint-leaving = 看看下一位玩家能做什么。
hint-ending = 数一数还剩几只骆驼。
costs-at-most = 最好的位置最多{ $price }金币。
costs-at-least = 最好的位置至少{ $price }金币。
begins = 移动从{ $tile }开始。

## 回答。

not-best-move = 另有移动至少好{ $points }。撤销再看看。
not-best-bid = 另有价格至少好{ $points }。再试一次。
wrong-move = 这样最多也比最佳移动少{ $points }。
wrong-move-again = 撤销再看看。
wrong-bid = 这样比最佳价格少{ $points }。
wrong-bid-again = 再试一次。
takes = 那样{ $name }就能占下{ $tile }（{ $points }）。
ends = 那样{ $name }就能在{ $tile }与{ $tribe }会合。
rival-bids = 那样{ $name }会出价{ $price }。
next-best = 我认为其他选择至少差{ $points }。
second = 次佳：{ $what }，我认为差{ $points }。
