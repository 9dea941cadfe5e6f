### 实时牌桌：各用各的设备，同时在线。

## 设置。

now = 现在就玩
now-hint = 所有人用同一个链接：打开的人可以入座或旁观。回合自动送达，加密传输，中转服务器无法读取。

## 操作栏。

title = 实时牌桌
invited = 实时牌桌的邀请
menu-hint = 谁在这里、给别人的链接、改回消息对局。
waiting-for = 轮到{ $name }。
connecting = 没有连接：你的操作稍后发送。
too-long = 这局太长，实时牌桌容纳不下了。从现在起请用消息发送。
rematch = 新的一局已经布好。
rematch-by = { $name }布好了新的一局。
open-rematch = 再来一局
invite = 邀请
here = 在线
away = 离开
free = 空位
away-now = 离开：{ $names }。
watching = { $n }人旁观
you-watch = 你在旁观。
taken = 你的座位现在由另一台设备操作。
play-here = 在这里玩
your-turn = 轮到你

## 悔棋。

asks-hint = 会立刻询问其他人，由其中一人同意或拒绝。
you-ask = 你请求悔棋，等待另一位玩家同意或拒绝。
you-refuse = 你拒绝了{ $name }的请求。

## 快捷语。

signs = 发快捷语
sign-hello = 你好
sign-ready = 准备好了
sign-well-played = 下得好
sign-oops = 哎呀
sign-moment = 请稍等
sign-thanks = 谢谢
says = { $name }：{ $what }
waits-for-you = { $name }在等你。
waits-for = { $name }在等{ $other }。
nudge = 提醒{ $name }
too-many-signs = 发得太多了，请过几秒再发。
shows-signs = 显示其他人的快捷语
shows-signs-hint = 关闭后，有人发快捷语或提醒你时，不显示也不发声。

clock = 计时
clock-none = 不计时
clock-turn = 每回合{ $time }
clock-game = 整局{ $time }，每回合后增加{ $added }
clock-binds = 其他人可以让电脑代替
clock-binds-hint = 代替时间用完的人。否则计时只作显示。
clock-hint = 在第一次出价前选择。一次出价也算一个回合。所有座位都有人之后才计时，而且只在有人等待时计时。
minutes = { $n }分钟
seconds = { $n }秒
rest = 暂停计时
rest-asked = { $name }请求暂停计时。
rest-asks = 你请求暂停计时。
rest-refused = { $name }不同意暂停计时。
rest-agree = 暂停
rest-refuse = 继续玩
rest-withdraw = 取消请求
clock-rests = 计时已暂停。
clock-on = 继续计时
time-up = { $name }的时间用完了。
your-time-up = 你的时间用完了。
time-short = 你还剩十秒。
time-short-of = { $name }最多还剩十秒。
substitute = 让电脑代替{ $name }
plays-for-you = 电脑正在替你玩。
play-myself = 自己继续玩

## 需要所有人同意的事。

ask-all = 询问其他人
no-seat = 只有在这台设备上玩的人才能提出。
asks-all = { $name }提议：{ $what }你同意吗？
you-ask-all = 你提议：{ $what }
unanswered = 尚未答复：{ $names }。
disagrees = { $name }不同意。你的提议：{ $what }
may-show = 其他人都同意了：你可以打开或复制一次记录。
ask-end = 在此结束对局，所有人都会看到别人隐藏的内容。
ask-left = { $name }已离开：由其他人决定，并会看到{ $name }隐藏的内容。
ask-shown = 打开或复制记录，包括所有隐藏的内容。
ask-person = 由真人代替{ $name }，并会看到{ $name }隐藏的内容。

## 帮助。

help-text = 如果网站有中转服务器，大家可以各用各的设备同时玩：开局前选择，或在菜单的“实时牌桌”里开启，再把链接发给所有人。标记显示谁在线；圆环表示离开，虚线圆环表示空位。离开的人可以稍后继续，或改用消息。中转服务器什么都读不到，但连接时能看到你的网络地址。

## 对话框。

invitation = 有这个链接的人都能玩、旁观和邀请。请只发给朋友。
trust = 这建立在信任之上：每台设备都存有整局内容，但页面只把隐藏的内容显示给本人。
shows-moves = 实时展示我的移动
shows-moves-hint = 其他人能看到你正在尝试的路线。它经过加密，不会保存。
notifies = 轮到我时通知
notifies-hint = 只要页面开着，即使在后台也会通知。浏览器会询问一次。
start = 实时对战
start-hint = 页面会连接本网站的中转服务器。它传送加密的回合，什么都读不到，但能看到你的设备何时、从哪里发送。
stop = 改用消息继续
stop-sure = 你将离开实时牌桌：其他人会看到你已离开，回合不再自动收发。
stop-hint = 这台设备会忘掉链接。想回来时请重新打开它。

## 打开的邀请。

join = 你受邀加入实时牌桌。
waiting = 已连接。只要有其他人在，对局就会送到。
unreachable = 中转服务器没有响应，或牌桌已满。页面会自动重试；用消息发送的链接则不需要它。
no-relay = 本网站没有中转服务器，因此没有实时牌桌。请让对方用消息发来链接。
it-is-me-elsewhere = 我是{ $name }，换了设备
watch = 旁观
