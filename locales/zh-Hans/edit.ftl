### 局面编辑器，以及局面的错误。

##

edit = 布置局面

## 要短，能与首页的其他按钮排成一行。

open-editor = 布置局面
edit-this = 编辑这个局面
edit-this-hint = 把牌桌复制到编辑器，包括所有隐藏的内容。这局保持不变；编辑器里原有的内容会保留。

## 版图和画笔。

put = 放上
take-off = 拿走
way = 点击的作用
brushes = 要放到版图上的东西
meeples = 米宝
pieces = 棋子
tiles = 板块
broom = 清空板块
left = 剩{ $n }
camel-of = 骆驼：{ $name }
tent-of = 帐篷：{ $name }
keys = 方向键在版图上移动，Enter放上，Delete拿走。右键也可以拿走。
letters = 按一个字放上米宝，加按Shift则拿走：{ $list }。
letter-of = { $letter } { $tribe }
rows-as-text = 版图的文本
rows-hint = 每行对应版图的一行，最北的在前；每个词是一块板块：{ $tile }是有一名商人和一名建筑师的小市场6。^1是棕榈树，#1是宫殿，@0是第一位玩家的骆驼。
sweep = 清空版图
empty = 从空白开始
deal = 重新布局
before = 复制之前的内容
columns = 列数
rows = 行数
less = { $what }：减少
more = { $what }：增加

## 牌桌。

the-table = 牌桌
player-count = 玩家人数
players = 玩家
begins-with = 开始于
a-bid = 竞标
a-turn = 回合
as-it-was = 保持原样：回合途中
has-ended = 保持原样：对局已结束
whose = 谁的
round = 轮数
last-round = 这是最后一轮
fills = 其余的都在袋子、牌库和供应里
fills-hint = 与真实牌桌一样。关闭时，对局里只有你放的东西：适合小练习。
empty-stock = 清空袋子、牌库和供应
markers = 回合标记
markers-hint = 竞标顺序中第一位竞标；回合中，正在行动的人的标记放在那里。付得最多的人最先行动。
put-on = { $track }：放{ $name }的标记
bid-order = 竞标顺序
spot = 行动顺序，{ $price }
name = 名字
coins = 金币
camels = 剩余骆驼
tent = 剩余帐篷
stock = 袋子和供应

## 牌。

cards = 牌
market = 牌列
deck = 资源牌库
discard = 资源弃牌堆
djinn-row = 正面朝上的精灵
djinn-deck = 精灵牌库
djinn-discard = 精灵弃牌堆
djinns = 精灵
item-deck = 物品牌库
item-discard = 物品弃牌堆
items = 物品
whim-deck = 奇想牌库
city-whims = 城市里的奇想
whims = 手中的奇想
fulfilled = 已达成的奇想
goods = 商品和苦行僧
add = 添加：
add-to = { $zone }：添加
taken-from = 取自：{ $place }
of-player = { $zone }，{ $name }
remove = 拿走：{ $what }
nothing-there = 没有
empty-zone = 全部拿走

## 错误。

over = 没有错误。对局已经结束：想接着玩，请让它从竞标或回合开始。
sound = 没有错误：可以玩。
fault-count = { $n }处要修正
faults = 错误
play = 从这里开始玩
play-sure = 请先修正列出的错误。
text-and-link = 文本和链接
truth = 文本和链接包含一切，也包括玩家看不到的内容。
text-out = 转为文本
position = 局面
as-link = 转为链接
text-in = 从文本
take-text = 放到版图上
text-hint = 粘贴局面、对局记录或保存的对局：它会取代这里现有的内容，可以撤销。课程会连同所有步骤打开，取代下面那个。
kept-unread = 留在这里的内容无法读取。它在下面的“从文本”里，更改局面之前一直保留。
fleeting = 这个浏览器不允许页面保存内容：离开前请复制文本。
unread = 无法读取
other-text = 这里已有文字时又收到了另一段。离开此页之前，两段都会保留。
show-other-text = 显示另一段文字

lesson-step = 制作课程
lesson-hint = 你写的文字、局面和走法会成为一个课程文件：可用于自己的网站，也可收进课程。
steps = 步骤
step = 第{ $n }步
add-step = 添加一步
add-step-hint = 新的一步从这一步的走法结束处开始。版图显示你所在那一步的局面。
remove-step = 删除这一步
hints-in = 提示（{ $language }），每行一条
done-in = 目标达成时（{ $language }）
mistakes = 错误做法
mistakes-hint = 走出学习者可能犯的错误，并写下课程此时要说的话。
record-mistake = 走一个错误
record-mistake-hint = 走出学习者不该做的。然后选择从何看出错误，再回来写课程要说的话。
what-tells = 从何看出错误
use-mistake = 采用这个错误
say-in = 对错误{ $n }说（{ $language }）
remove-mistake = 删除错误{ $n }
at-least = 至少
target-coins = { $name }至少得到{ $n }枚金币
target-fakirs = { $name }至少得到{ $n }张苦行僧
target-kept = { $name }至少得到{ $kept }
fault-of-step = 第{ $n }步：{ $what }
title-in = 标题（{ $language }）
step-text-in = 正文（{ $language }）
one-language = 使用其他语言的人看到英文，没有英文则看到第一种文字。
add-language = 再用一种语言写
remove-language = 去掉{ $language }
record-solution = 走到目标
record-other-solution = 走另一条路
record-solution-hint = 走出学习者要做的。然后选择以什么为准，再回来。
what-counts = 要达成的目标
nothing-played = 还没有走任何一步。
use-way = 采用这条路和这个目标
to-editor = 回到编辑器
no-goal = 没有目标的步骤只供阅读。
has-goal = 目标已定；走法有{ $n }个操作。
forget-goal = 去掉目标
stale = 走过的步骤已不适合这个局面：请重走。
say-first = 请为每个错误写下课程要说的话。
lesson-file = 课程文件
write-first = 请写标题和正文，并修正局面的错误。
try-lesson = 以学习者身份试试
preview-place = 学习者在哪里看到
preview-here = 这里
preview-phone = 手机
preview-width = 栏宽（像素）
preview-size = 宽{ $width }、高{ $height }像素：页面会留出这么大的空间。
preview-frame = 课程在另一个网页上
target-played = { $n ->
    [1] 正好这个操作
   *[other] 正好这{ $n }个操作
}

target-holds = { $name }控制{ $tile }
goal-said = { $what }
target-gains = { $name }至少得到{ $n }分

all-of = { $what }：有{ $found }个，但总共只有{ $most }个
on-tile = { $tile }：{ $what }
wrong-count = { $players }位玩家：可以2至{ $most }人玩
five-need = 五人游戏需要扩展
not-kept = { $name }：只有大臣、长老和工匠能留在玩家面前
owner = 骆驼不属于任何玩家
of-expansion = 这块板块属于没有使用的扩展
impassable = 这里不能有任何东西
homeless = 奇想只能放在城市里
no-value = 这种板块没有这个分值
twice = { $djinn }出现不止一次
foreign = { $djinn }属于没有使用的扩展
face-up = 正面朝上的牌
markers-of = { $name }的标记
stray-marker = 有标记不属于任何玩家
nobody-bids = 竞标顺序轨上没有标记
nobody-there = 没有轮到任何玩家
off-board = 移动走出了版图
no-choice = 不存在骆驼和帐篷的选择
no-item-used = 使用中的物品其实没有使用
empty-hand = 移动还在进行，手中却没有米宝
dead-end = 进行中的移动已经无法结束
nothing-drawn = 没有可保留的东西
mixed-draw = 精灵和物品从不一起抽
tile-taken = 要占的板块无法占下
bad-target = 魔笛召唤的板块，米宝去不了
brought = 魔笛召来的米宝
no-order = 没有要排列的牌
no-place = 建筑无处可放，或没有建筑
no-end = 没有说明移动在哪里结束
first-round = 轮数从1算起
stuck = 这里谁都无事可做
