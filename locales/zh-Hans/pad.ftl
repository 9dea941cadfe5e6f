### 计分纸。

##

open-pad = 计分纸
title = 计分纸
caption = 各项分数
field = { $name }，{ $line }
said-of = { $field }：{ $what }

order = 填写顺序
by-line = 按项目
by-player = 按玩家
way = 填写方式
by-keys = 分数
by-things = 实物
next = 下一格
previous = 上一格
erase = 删除最后一个字符
count-here = 改为清点实物

about = 对局信息
again = 新的一张
again-undo = 找回上一张
date = 日期
place = 地点
remark = 备注
number-of-players = 玩家人数

not-kept = 这个浏览器不能保存计分纸：只保留到页面关闭。请存一份副本。
unread = 保存的计分纸无法读取。它原样保留，你可以存为文件。
unread-at = 错误在“{ $place }”。
unread-json = 文本在第{ $line }行第{ $column }个字符处中断或损坏。是否复制完整？
unread-format = 它的格式是“{ $found }”；本页读取naqala-pad/1。

tile-of = { $value }分的板块
lakeside = 湖边的{ $building }，加倍
city = 城市
round-tent = 帐篷所在和周围的红色板块
held-by = 归{ $name }

leads = 最高分：{ $names }
sum = { $text } = { $points }
each = { $what }：{ $count } × { $points } = { $total }
with-djinn = 有{ $djinn }
for-fewer = { $n }位玩家较少 × 10 = { $points }
most = 没人更多
not-most = 有人更多
not-compared = { $names }：只知道分数，所以不比较数量
by-lake = 湖边{ $n }个加倍
sets = 各套{ $text } = { $points }
wild = 苦行僧抵{ $n }件任选商品
red-tiles = 帐篷周围{ $n }块红色板块
cities = { $n }座城市：5 × { $n } × { $n } = { $total }

strange = 第{ $at }个字符“{ $letter }”不是数字、+或×
no-number = 第{ $at }个字符处缺数字
no-sign = 第{ $at }个字符前缺+或×
too-large = 第{ $at }个字符处的数字太大
impossible = 这里不可能有{ $points }
together = { $line }：合计{ $found }，而总共只有{ $most }
too-many = { $what }：合计{ $found }，而总共只有{ $most }
too-many-of = { $name }，{ $what }：{ $found }，而最多{ $most }
none-in-game = { $what }：这局没有
twice = { $djinn }出现不止一次
no-tile = { $name }，{ $what }：没有可放的板块
no-lake = { $name }，{ $what }：这局没有湖
red-around = 帐篷周围的红色板块
tiles-held = 板块
players-wrong = 五人游戏需要扩展
total-alone = 只知道{ $names }的总分。在列中填分后以各项为准。
drop-total = 清除{ $name }的总分{ $total }

## 历史。

sheets = 全部计分纸
to-sheet = 回到当前这张
search = 搜索计分纸
found = { $n }张，共{ $all }张
no-sheets = 填写过的计分纸会出现在这里。
no-date = 无日期
wins = 获胜
has-faults = 上面有不可能的内容，不计入平均。
open-named = 打开：{ $sheet }
delete-named = 删除：{ $sheet }
history-not-kept = 这个浏览器不能保存计分纸：只保留到页面关闭。请存为文件。

averages = 平均和最高
average = 平均
best = 最高
games = { $n }局
games-won = 胜{ $n }局

statistics = 统计
statistics-of = 玩家
statistics-hint = 没有错误的计分纸和这台设备上已结束的对局。两处都有的只算一次。
by-opponent = 按对手
by-level = 按电脑等级
by-players = 按人数
by-kind = 得分种类
kind-hint = 横条是{ $n }局的平均，竖线是同桌其他人的平均。
lead = 领先
led-by = { SIGNED($n) }
others-average = 其他人

files = 文件
save-json = 全部存为JSON
save-csv = 分数存为CSV
save-hint = JSON保留全部内容；CSV只有分数，供电子表格使用。
import = 从文件添加
import-hint = 选择这里保存的JSON或CSV。已有的不会重复添加，也不会替换任何内容。
added = 添加了{ $n }张。
known = { $n }张已经存在。
left-out = 计分纸没有这些列，已略去：{ $columns }
ask-letters = 这个文件从第{ $line }行起含有非UTF-8编码的字符。以下哪个读起来正确？
ask-date = 这个文件的日期有两种读法。{ $date }是哪一天？
add-nothing = 都不是：不添加
not-added = 没有添加：
import-most = 前{ $most }张之后的计分纸。再次选择这个文件即可添加。
sheet-fault = 计分纸{ $number }：{ $what }
csv-line = 第{ $line }行：{ $what }
csv-quote = 引号出现在不该有的地方，或没有闭合
csv-column = 列“{ $name }”出现两次
csv-no-column = 缺少列“{ $name }”
csv-cells = 有{ $found }格，而列数是{ $expected }
csv-cell = “{ $column }”下的内容无法读取
csv-date = 日期{ $date }可能是两个日子
csv-differs = “{ $column }”与同一张计分纸的上一行不同
csv-players = 计分纸有{ $found }位玩家；可以二至五人玩
csv-total = 总分写的是{ $found }，但各项加起来是{ $expected }

save-bgstats = 为BG Stats保存
save-bgg = 把总分存为BGG对局
save-plays-hint = BG Stats可导入专用文件，含总分和各项。XML采用BoardGameGeek导出对局的格式。
import-plays-hint = 也可以是BG Stats的备份或对局文件，以及BoardGameGeek的XML对局。
ask-lost = 有些对局含有计分纸存不下的内容：{ $lost }。去掉这些再添加吗？
add-without = 去掉后添加
other-games = 略去了{ $n }局其他游戏的对局。
bgg-page = BoardGameGeek分页导出对局：共{ $all }局，这个文件里有{ $found }局。
play-fault = 对局{ $number }，{ $date }：{ $what }
play-teams = 是组队进行的
play-unfinished = 标记为未完成
play-several = 代表{ $n }局
play-no-points = 没有分数
lost-duration = 用时
lost-seats = 谁先开始、各坐哪里
lost-roles = 本游戏没有的角色、版图或颜色
lost-notes = 照片、评分或谁是第一次玩
lost-uncounted = 不计入统计的标记
lost-winner = 与分数不符的胜者
lost-long-text = 过长文字的末尾
lost-lines = 这里没有的计分项

share = 分享这张计分纸
share-hint = 链接会在另一台设备上打开这张计分纸，与那里的并存。不会自动发送给任何人。
copy-text = 复制为文本
as-picture = 图片
no-picture = 这个浏览器无法绘制图片。
to-bgstats = 发到BG Stats
to-bgstats-hint = 如果这台设备装有BG Stats，会用它打开这一局。
shared = 收到分享的计分纸
shared-keeps = 它会加到你的计分纸里，不替换任何一张。

to-editor = 转为局面
editor-has = 编辑器会得到各玩家及其金币、大臣、长老、工匠、精灵、商品、苦行僧和物品，以及他们控制的板块和其上的棕榈树与宫殿。
editor-lacks = 计分纸不知道板块的位置，只能随意安排，所以湖边和帐篷周围的分数可能不同。版图上的米宝、待选的牌和精灵、竞标都没有。
editor-points = 只知道分数而无法带去的还有：{ $fields }。
open-editor = 在编辑器中打开
not-handed = 这个浏览器不能保存局面，所以编辑器无法打开它。
