### 提示的文字：页面给玩家的建议，一点一点给。

##

hint = 提示
where-to = 去哪里？
how = 怎么做？
whole = 全部显示
hide = 隐藏提示
key = 轮到你时看提示；再按一次，说得更多
looking = 正在寻找最好的走法…

allowed = 需要时可看提示
allowed-hint = 轮到谁，谁就可以询问页面的建议，每次透露一点。
of-player = 提示

## 该找什么。

close = 有几种走法差不多好。{ $more }
only = 我看只有一条路可走。
no-move = 无法移动。
mind = 别只顾眼前得分最多。
cheap-bid = 这里出低价就够了。
dear-bid = 这里早点行动值得花钱。
earlier = 这里多花几枚金币早点行动，很划算。
any-place = 这里先后行动差别不大。
area = 移动在某块标出的板块上结束，{ $first }到{ $last }。
look-at = 看看标出的板块，{ $first }到{ $last }。

## 一手的思路。

end = 最后在{ $tile }与{ $tribe }会合
act = { $action }
idea = { $idea }。
bid = 出价{ $price }
end-in-short = { $tile }（{ $tribe }）
as-good = 差不多好：{ $what }。

## 整条路线。

control = 在{ $tile }放{ $piece }
steps = 整条路线：{ $steps }。
leaves = 留给{ $name }的最好一手：{ $tile }的{ $tribe }，{ $points }。
leaves-you = 你自己的下一回合可以是{ $tile }的{ $tribe }，{ $points }。
but-leaves = { $second }：当下多{ $more }，但会给{ $name }留下{ $points }。
but-later = { $second }：当下多{ $more }，但我估计以后得分更少。
ahead = 这样预计最后领先{ $points }。
behind = 这样预计最后落后{ $points }。
level = 这样预计最后不相上下。

## 每个位置值多少。

one-bid = 出价{ $price }。
any-bid = 出价不超过{ $most }都可以。
bid-or = 出价{ $price }；{ $others }也差不多。
bid-or-unsure = 出价{ $price }；{ $others }是否更好，我说不准。
same-turn = 出价{ $prices }：回合不会比更低的出价更早。
spot-price = 出价
spot-turn = 回合
spot-own = 你
spot-rivals = 对手
spot-rival = 对手
spot-later = 以后
spot-net = 合计
spot-place = { $place }/{ $of }
spot-turn-with = { $turn }，{ $end }
spot-open = 未定
spots-key = 合计：你 − 出价 + 对手 + 以后。你：你本轮回合的所得。对手：对手的所得，记为负数。以后：你为之后各轮留下的部分，减去对手留下的部分。
spots-key-rivals = 合计：你 − 出价 + 对手 + 以后。你：你本轮回合的所得。对手：各对手的平均所得，记为负数；领先者占比最大。以后：你为之后各轮留下的部分，减去对手留下的部分。
spots-alike = 标出的位置哪个最好，我说不准：数字可能有{ $points }的误差。选最便宜的。
spots-guess = 对手如何出价、如何行动，只是推测。
why-gone = 出价{ $price }会让你行动更晚，{ $tile }的{ $tribe }可能已经没了：你的回合少得{ $points }。
why-comes-later = { $what ->
    [own] 出价{ $price }会让你行动更晚，你的回合少得{ $points }。
    [rival] 出价{ $price }会让你行动更晚，对手会多得{ $points }。
    [rivals] 出价{ $price }会让你行动更晚，对手会多得{ $points }。
   *[later] 出价{ $price }会让你行动更晚，你在之后各轮会吃亏{ $points }。
}
why-wait = 出价{ $price }会让你行动更早，那时{ $tile }的{ $tribe }这一手可能还走不了：你的回合少得{ $points }。
why-comes-earlier = { $what ->
    [own] 出价{ $price }会让你行动更早，你的回合少得{ $points }：别人行动之后，才会有更好的走法。
    [rival] 出价{ $price }会让你行动更早，你留下的机会让对手多得{ $points }。
    [rivals] 出价{ $price }会让你行动更早，你留下的机会让对手多得{ $points }。
   *[later] 出价{ $price }会让你行动更早，你在之后各轮会吃亏{ $points }。
}
why-unsure = { $what ->
    [own] 出价{ $price }，可能有对手抢在你前面：你的回合少得{ $points }。
    [rival] 出价{ $price }，可能有对手抢在你前面：对手会多得{ $points }。
    [rivals] 出价{ $price }，可能有对手抢在你前面：对手会多得{ $points }。
   *[later] 出价{ $price }，可能有对手抢在你前面：你在之后各轮会吃亏{ $points }。
}
why-open = { $what ->
    [own] 出价{ $price }，你的回合少得{ $points }。
    [rival] 出价{ $price }，对手会多得{ $points }。
    [rivals] 出价{ $price }，对手会多得{ $points }。
   *[later] 出价{ $price }，你在之后各轮会吃亏{ $points }。
}
why-most = 主要差在{ $thing }。
why-most-rivals = 主要是因为对手留给以后的更多。
why-most-rival = 主要是因为对手留给以后的更多。
why-price = 出价{ $price }要多花{ $coins }，却换不来这么多。
why-no-earlier = 出价再高，也不会更早行动。

## 一块板块提供什么。

ends-from = 从{ $tile }出发，从最好的说起：{ $ends }。
one-end = { $tile }的{ $tribe }（{ $points }）
no-end = 不能从{ $tile }开始移动。
