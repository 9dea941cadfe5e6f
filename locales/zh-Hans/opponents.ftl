### 电脑玩家的文字：等级、一行话说明回合、设置、战绩。

##

person = 真人
novice = 新手
apprentice = 学徒
scribe = 书吏
courtier = 廷臣
counsellor = 谋士
sultan = 苏丹
beginner = 入门
easy = 简单
medium = 中等
advanced = 较难
hard = 困难
master = 大师
novice-hint = 只看几种走法，选其中最好的：适合第一局。
apprentice-hint = 漏看大多数走法，只顾自己的收获。
scribe-hint = 看到五分之一的走法，几乎不在意给你剩下什么。
courtier-hint = 看到一半的走法，也稍微留意给你剩下什么。
counsellor-hint = 看到全部走法，会权衡给你剩下什么，并据此出价。
sultan-hint = 选择之前先在心里推演最好的几步：最强。
computer-names = 伊德里斯 扎赫拉 奥马尔 亚斯敏 卡里姆

computers = 对手：{ $levels }
who-plays = 谁来操作{ $name }
style-of = { $name }的喜好
likes-all = 没有偏好
likes-palms = 喜欢棕榈树
likes-djinns = 喜欢精灵
likes-viziers = 喜欢大臣
likes-merchants = 喜欢商人
palms = 棕榈树
all-djinns = 精灵
viziers = 大臣
merchants = 商人
likes = { $name }喜欢{ $what }。
coins-of = { $name }的起始金币
starts = { $name }以{ $coins }开局。
others = 其他人
level = 等级
play-novice = 与新手对战
play-apprentice = 与学徒对战
play-scribe = 与书吏对战
play-courtier = 与廷臣对战
play-counsellor = 与谋士对战
play-sultan = 与苏丹对战
strict = 落子无悔
strict-hint = 回合和竞标都不能悔棋。回合之内仍可撤销。

teacher = 电脑说明理由
teacher-hint = 每个回合后一行话：关键是什么，给你剩下什么。
pace = 电脑的节奏
pace-calm = 从容
pace-brisk = 轻快
pace-at-once = 立即

thinks = { $name }正在思考…
plays = { $name }行动。
chooses-spot = { $name }正在选择位置。
wait = 不是你的回合：{ $name }正在思考。
skip = 快进
show-again = 再看一遍
take-back = 我的回合重来
take-back-bid = 我的竞标重来
stuck = { $name }无法行动。
no-sense = 找到的走法不符合规则。

## 一个回合：做了什么，用顿号连接，最后是分数。

took = { $name }：用{ $tribe }占下{ $tile }
ended = { $name }：在{ $tile }结束，收取{ $tribe }
no-move = { $name }：没有移动
no-move-but = { $name }：没有移动，{ $what }
done = { $deeds }
killed = 刺杀{ $dead }
killed-of = 刺杀{ $other }的{ $dead }
took-too = 还占下{ $tiles }
used = 使用{ $item }
got = 获得{ $things }
djinns = 精灵{ $names }
items = { $n }件物品
whims = { $n }张奇想
placed = 放置{ $pieces }
bought = 买{ $n }张牌
laid = 亮出{ $n }张奇想
sold = 卖出{ $n }件商品
for-points = { $text }（{ $points }）。
no-points = { $text }。
with-level = { $text } · { $level }
of-level = { $text } · { $level }
within = { $level }

results = 与电脑对战的战绩
results-hint = 一人与电脑下完的对局，只限这台设备。
played = 局数
won = 胜
best = 最高分
clear = 清空列表
no-results = 还没有下完的电脑对局。
