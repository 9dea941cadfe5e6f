### 规则为什么不允许某个操作。

refusal = { $refusal ->
    [wrong-step] 现在不行：先完成操作栏要求的事。
    [off-board] 没有这样的板块。
    [nothing-there] 这里没有可拿的米宝。
    [not-adjacent] 不与上一块板块相邻。斜向不算相邻。
    [steps-back] 这是往回走：你刚从那里来。
    [mountain] 有山挡路。
    [impassable] 这里不能有任何东西。
    [same-tile] 飞毯哪里都能去，就是不能留在这里。
    [not-fulfilled] 条件还没有达成。
    [no-order] 每张牌放一次。
    [wrong-colour] 最后一个米宝必须与同色的米宝会合。
    [no-ending] 走不通：从那里起，最后一个米宝无法与同色的米宝会合。
    [must-move] 你能移动，就必须移动。
    [must-kill] 不用苦行僧就有目标，必须刺杀。
    [cannot-pay] 你付不起。
    [no-such-price] 没有这个价格。
    [taken] 已满。
    [out-of-range] 不在范围内。
    [protected] 受波阿斯保护。
    [not-there] 那里没有可拿的。
    [wrong-count] 数量不对。
    [not-owned] 你没有它。
    [used-this-turn] 本回合已经用过。
    [wrong-moment] 现在不是时候。
    [no-effect] 现在用没有效果。
    [wrong-tile] 不能在这块板块上。
    [needless-payment] 那里不需要支付。
    [compulsory] 这是必须做的。
   *[game-over] 对局已经结束。
}
