### 保存、移动和分享对局。

## 对局列表。

more = 更多
more-of = { $names }：更多
duplicate = 复制一份
copy-of = { $name }的副本
rename = 重命名
name-of-game = 这局的名称
name-hint = 留空则用玩家的名字。
keep-name = 用这个名称
kilobytes = { $n } KB
deleted = 已删除：{ $name }
no-game = 这不是Naqala的对局，或缺少一部分。
damaged = 里面的对局已损坏，无法继续。
details = 详情
won = { $names }获胜：{ $points }
undo-delete = 撤销

## 浏览器可能清除的存储。

copies = 设备空间不足时，这个浏览器可能自行删除保存的对局。舍不得丢的，请不时存为文件。

copies-safari = 七天没有访问的页面，Safari会删除其保存的内容。请把Naqala添加到主屏幕（分享 → 添加到主屏幕），或把舍不得丢的存为文件。

settings-not-kept = 这个浏览器不再保存设置和进度：存储已满或被关闭。所做的更改只在关闭或刷新页面之前有效。

## 在另一个标签页打开的对局。

open-elsewhere = 这局已在另一个标签页打开。
open-elsewhere-hint = 这里只能看。接管后，另一个标签页会停下。
take-over = 在这里接管
continued = 已在另一个标签页继续。
continued-hint = 这里不再保存。收回后可以接着那边的进度继续。
take-back-here = 收回

## 分享链接的页面。

share = 分享或移动对局
share-hint = 生成链接，或供另一台设备的相机扫描的码。不会发送给任何人。
share-truth = 打开的人能看到一切，包括隐藏的金币。在那里它会成为独立的对局，这里的照常继续。
extent = 分享的内容
extent-record = 整局
extent-position = 只有局面
link = 链接
link-size = { $letters }个字符
copy-link = 复制链接
send-link = 发送…
code = 扫描码
code-of = 第{ $number }个码，共{ $count }个
code-hint = 把另一台设备的相机对准扫描码，对局就会在那里打开。
codes-hint = 依次扫描各个码，顺序不限：另一台设备会收集它们并打开对局，缺少时会提示。
codes-too-many = 这局太长，放不进扫描码：请用链接、文件，或只分享局面。
code-before = 上一个码
code-next = 下一个码
codes-play = 轮流显示
codes-pause = 暂停

## 打开链接里的对局。

copy-opens-secrets = 副本包含玩家互相隐藏的一切，以及之后会抽到的东西。大家都同意吗？
shared = 收到分享的对局
shared-keeps = 它会成为独立的对局：你的对局保持不变。
shared-open = 打开
shared-not-now = 以后再说
shared-failed = 这个链接无法打开。
shared-nothing = 没有更改或保存任何内容。
part-came = 收到第{ $number }部分，共{ $count }部分。
parts-missing = 缺少：{ $numbers }。请扫描下一个码。

## 无法导入的原因。

empty = 内容是空的。
too-long = 它有{ $megabytes } MB；对局最多2 MB。
too-many-entries = 它有{ $n }项；对局最多20000项。
twice = 键“{ $key }”在同一处出现了两次：见第{ $line }行。
bad-name = 玩家{ $n }的名字缺失、超过60个字符，或含有不可见的字符。
link-version = 这个链接由更新版本的Naqala（“{ $version }”）生成：请在那个版本里打开，或请对方发文件。
link-letter = 数据的第{ $at }个字符不对：链接在途中被改动了。
link-cut = 结尾缺失：有些聊天软件会截断长链接。请重新复制完整的链接，或请对方发文件。
link-part = 这是对局的一部分，但编号不可能正确。
link-long = 它的内容比任何对局都多。
link-damaged = 数据已损坏。如果结尾缺失，就是聊天软件截断了它：请重新复制完整的链接，或请对方发文件。
link-rules = 它用的是另一套规则：请用生成它的那个版本的Naqala打开，或请对方发文件。
link-mixed = 各部分对不上：请重新扫描所有的码。

## 在已安装应用之外打开的链接。

other-storage = Naqala在你的主屏幕上？链接会在Safari里打开，那里的对局是另一套。请复制链接，在应用的“打开对局记录”里粘贴。
link-unable = 这个浏览器无法解开链接：请对方发文件。

## What other apps hand to the page.

handed-nothing = 分享的内容里没有对局、谜题、课程或计分纸的链接，也不是对局。对局可以粘贴在这里；计分纸的文件请在“计分纸 → 全部计分纸”中添加。
several-files = 收到了多个文件。它们会逐个打开：关闭页面之前，其余的都在“打开对局记录”里等着。

## The offer to install the page.

install-hint = Naqala可以成为这台设备上的应用：有自己的窗口，没有网络也能用，打开或分享文件和链接时也可选它。
install-by-hand = Naqala可以放到这台设备的主屏幕上：分享 → 添加到主屏幕。之后它像应用一样打开，没有网络也能用。
install = 安装
install-not = 不用了
