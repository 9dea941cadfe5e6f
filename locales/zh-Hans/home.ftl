### 首页、对局设置和对局列表。

##

tagline = 桌游《五大部落》：边玩边学，再与电脑对战、围着同一屏幕玩，或通过消息对局。
disclaimer = Naqala由玩家制作，与《五大部落》的出版商无关。
privacy = 免费，无需账号，没有追踪：对局只保存在这台设备上。

## 未完成的对局。

go-on = 继续
your-game = 你的对局
all-games = 全部{ $n }局
to-play = 待行动
picture-of-game = 第{ $round }轮的版图

## 玩法和学习。

play = 开始玩
against-computer = 与电脑对战
at-this-device = 在这台设备上
at-this-device-hint = 二至五人围着同一屏幕，空位可以由电脑补上。
elsewhere = 与远方的朋友对战
live-hint = 各用各的设备：同时在线实时对战，或有空时用消息对局。
by-message-hint = 各自在家，有空再玩：用链接把对局传给下一位玩家。
first-lesson-hint = 先在真实的版图上玩几分钟，再由向导陪你玩第一局。
daily-hint = 一个局面，一步最佳选择。
solve = 解题
picture-of-puzzle = 谜题的版图
more = 更多

## 对局列表。

no-games = 这台设备上没有保存的对局。

## 对局设置。

move-player = 移动{ $name }：拖动，或用方向键
at-place = { $name }：第{ $place }位，共{ $of }位
colour-and-place = { $name }，{ $colour }：更改颜色、语言或座次
language-of = { $name }的语言
language-of-device = 这台设备的语言
reading = 平板平放在桌上
reading-hint = 字体更大，隔一臂远也看得清。
