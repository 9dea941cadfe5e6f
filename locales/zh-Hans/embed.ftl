### 其他网页上的版图。

##

view = 《五大部落》的局面
explore = 可以试走的《五大部落》版图
exercise = 《五大部落》的版图练习
replay = 可以回放的《五大部落》对局
play = 《五大部落》的对局

waiting = 这个版图在等所在网页给出内容。
faulty = 这个网页有错误，版图无法显示。
look-back = 回顾
full-screen = 全屏
leave-full-screen = 退出全屏
again = 再来一次

## 版图的代码。

truth = 页面会显示一切，包括隐藏的金币。
picture = 将局面保存为图片（SVG）
picture-hint = 供无法运行脚本的读者使用：把图片放进元素里，代替链接。
purpose = 读者可以做什么
to-replay = 回放对局
to-view = 观看
to-explore = 试走
to-play = 游玩
way = 代码类型
element = 元素
frame = 框架
host = 放在哪里
site = 你的网站
wordpress = WordPress
moodle = Moodle
notion = Notion
markdown = Markdown
in-site = 最好用元素：它会采用你网页的颜色和宽度。框架适合会去除脚本的网页。
in-wordpress = 放进“自定义HTML”区块。管理员可以用元素，其他人用框架。
in-moodle = 放进文本的源代码。如果网站会去除脚本，请用框架。
in-notion = 输入/embed并粘贴网址，再把区块拖到合适的高度。
in-markdown = 允许HTML的地方（Hugo、Jekyll、Astro）直接用；其他地方取出框架里的网址。
frame-size = 框架高度固定：栏宽{ $width }像素时为{ $height }像素。
no-frame = 框架装不下这些内容：请用元素。
result-code = 学生会得到成绩代码
result-code-hint = 解出练习的人把代码发给你；class.html 会把所有代码汇成一张表，无需账号。
to-class = 读取班级的代码
package = 课件包
package-kind = 用于
package-hint = 给Moodle等学习平台用的文件：平台会知道谁已完成、得分和用时。版图本身仍来自本网站。
package-save = 保存课件包
package-failed = 无法生成课件包。请检查网络后重试。
