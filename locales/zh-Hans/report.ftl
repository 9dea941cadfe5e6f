### 向学习平台报告的脚本的文字。

result = 你的结果
score = 得分
time = 用时
name = 你的名字
code = 给老师的代码
copy = 复制
copied = 已复制。
select = 未能复制：代码已选中，请自行复制。
