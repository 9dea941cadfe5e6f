### 试走。

##

branch = 试走
trial = 重新选择
not-game = 不是正式对局
begin = 从这里试走
begin-short = 试走
again = 重新选择：{ $when }

## 一个分支。

about = 从“{ $when }”开始试走。对局本身在等待，这里的一切都不会改变它。
unknown = 看不到的牌会重新抽。
who = 谁来走其他人
nobody = 其他人也由我来走
back = 退回
back-hint = 退回上一个回合或竞标
restart = 重新开始
to-branch = 回到试走

## 重新作出的决定。

task = 你是{ $name }。请按现在的想法作出这个决定。
comparing = 正在与我所知最好的比较…
as-good = 与我所知最好的一样好。
better = 比实际走的好{ $points }。还有更好的。
same = 这就是实际走的。
not-yet = 还不行：不能确定比实际走的好。
gained = 与实际走的相比：当下{ SIGNED($once) }，对手{ SIGNED($left) }，留给以后{ SIGNED($kept) }：合计{ SIGNED($gain) }。
gained-by-bid = 与实际走的相比：出价{ SIGNED($price) }，你的回合{ SIGNED($turns) }，对手{ SIGNED($left) }：合计{ SIGNED($gain) }。
still = 最好的还能得更多。
retry = 再来一次
line = 显示走法
