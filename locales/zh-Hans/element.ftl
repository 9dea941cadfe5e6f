### 其他网页上的版图元素，在没有版图时显示的文字。

## 版图的名称，按用途。

view = 《五大部落》的局面
explore = 可以试走的《五大部落》版图
exercise = 《五大部落》的版图练习
replay = 可以回放的《五大部落》对局
play = 《五大部落》的对局

## 代替版图。

loading = 版图加载中…
show = 显示版图
lost = 版图加载失败。
again = 重试
wrong = 这个网页有错误，版图无法显示。

## 内容的错误。

inside = 元素里的JSON
gone = 无法获取
json = 不是有效的JSON
