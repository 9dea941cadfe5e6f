### 练习：自己的谜题，以及历局的失分。

##

practice = 你自己的谜题
about = 你复盘过的对局里失分最多的决定。可以马上开始；之后每个会在1、3、7、16、35天后再次出现：答对进一级，答错回到第一级。只保存在这台设备上。
own-due = 自己的谜题：{ $n }题待练
own-next = 自己的谜题：下一题{ $when }
in-days = { $n ->
    [1] 明天
   *[other] { $n }天后
}
who = 谁的
person-due = { $name }（{ $n }题待练）

## 待练的题。

none = 还没有内容。对局结束后复盘一下：你失分最多的决定会变成这里的谜题。
due = 有{ $n }个决定待练。
nothing-due = 现在没有待练的题。下一题：{ $when }。
all-learned = 没有待练的题：全部掌握了。
begin = 练习
done = 完成了：{ $all }题答对{ $right }题。
kept = 已保存（{ $n }）
of-game = { $game }，{ $day }
learned = 已掌握
due-now = 待练

## 一道练习。

place = { $at }/{ $of }
costs = 比最佳选择少{ $points }。
again = 再次出现：{ $when }。
told = 你看过答案，再次出现：{ $when }。
now-learned = 你已经掌握：它不会再出现。
next = 下一题
stop = 到此为止
broken = 这道谜题无法读取。

## 分析的各个时刻之下。

kept-of = 其中{ $n }个时刻已成为你自己的谜题。

## 失分。

losses = 每局失分
losses-hint = { $n ->
    [1] 来自你复盘过的一局。
   *[other] 来自你最近复盘的{ $n }局。每根柱子是一局，最近的在最右；所有行的刻度相同。
}
kind = 类别
course = 历局变化
mean = 平均
last = 最近{ $n }局
all-kinds = 全部
by-game = 逐局
game = 对局
against = 对手：{ $names }
won = 胜，{ $own }比{ $best }
lost = 负，{ $own }比{ $best }

## 存储。

unread = 这里保存的练习内容无法读取。什么都没有删除：请存为文件，或放到一边重新开始。
set-aside = 放到一边
not-aside = 没有空间可放。请先存为文件。
unsaved = 这台设备现在不能保存：你自己的谜题只保留到页面关闭。
forget = 清除{ $name }的内容
forget-really = 确定清除
