### 消息对局：各用各的设备，轮流进行。

## 设置。

own-devices = 各用各的设备
own-devices-hint = 对局以链接的形式在玩家间传递，用什么方式都行。这建立在信任之上：链接里有整局内容。
each-sees-own = 金币、物品和奇想：每台设备只显示自己玩家的。
own-seat = 这里由谁来玩

## 帮助。

help = 身在别处的玩家
help-text = 在首页选“与远方的朋友对战”，设置一局各用各的设备的游戏。轮到别人时，用“发送”生成链接，以任何方式传给对方。打开的人先说明自己是谁，玩完再发回链接。消息丢失或重复都没有关系。如果两台设备各走各的，会同时显示两种进展供你选择。这建立在信任之上：链接里有整局内容，包括隐藏的部分。不经过任何服务器。

## 操作栏。

send-to = 请把对局发给{ $name }。
waiting-for = 对局在{ $name }手上。请打开发回来的链接。
not-here = 不是你的回合：{ $name }在另一台设备上玩。
send = 发送
send-again = 再次发送

## 发送对话框。

sending = 发送对局
sending-hint = 发给轮到的玩家，次数不限。
to = 发给{ $names }
how = 打开链接的人能看到发生了什么，玩完后再发回链接。链接里有整局内容，所以丢失的消息会由下一条补上。
trust = 这建立在信任之上：隐藏的内容也在链接里，但页面不会显示给别人。
last-sent = 上次发送：{ $when }
show-code = 扫描码
too-long = 这局太长，放不进扫描码：请用链接。
computer-first = 电脑还在行动，等它完成后再发送。

## 悔棋。

ask-back = 请求悔棋
asks-hint = 请求随消息送出，由另一位玩家同意或拒绝。
you-ask = 你请求悔棋：请发送对局。
stop-asking = 取消请求
asks = { $name }请求收回上一个回合。
grant = 同意
refuse = 不同意
you-refuse = 你拒绝了{ $name }的请求。答复会随下一条消息送出。
refused = { $name }不同意悔棋。
fine = 知道了

## 核对电脑在另一台设备上的决定。

suspect = 在这台设备上，{ $name }会作出不同的决定。消息里说：{ $what }可能是另一个版本的Naqala，也可能有人改动过。

## 打开的消息。

opened = 消息对局
sent-by = { $name }发来一局。
who = 你是谁？
it-is-me = 我是{ $name }
me-who-sent = 我是发送它的{ $name }
same = 你已经有这条了。
older = 这条消息比你的对局旧，落后{ $n }步。
to-game = 去对局
decided-for = { $name }的决定在这条消息里是别人替做的：{ $what }
take-it = 就这样继续
foreign = 它自称是你的对局之一，但布局不同：有人编造了它。
wrong-sender = 发送者在这局没有座位。

## 分岔的两边。

fork = 对局走出了两种进展。
fork-at = 从第{ $step }步起不同。请与其他人商定以哪一种为准。
mine = 这里
theirs = 消息里
begins-with = 第一步
turn-of = 轮到{ $name }
keep-mine = 保留我的
take-theirs = 采用对方的
keep-both = 两个都留
from-message = { $names }（来自消息）
over = 对局已结束

## 对局列表。

your-turn = 轮到你
waits-for = 等待{ $name }
when-sent = 发送于{ $when }
