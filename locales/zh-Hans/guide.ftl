### 第一局的向导：要你做什么，发生了什么，有什么建议。
###
### 给人的话和给电脑的话成对出现：`own_…` 和 `their_…`。

##

guide = 向导
suggest = 给个建议？
suggesting = 正在寻找好的走法…
suggested = 建议：{ $what }。
hide = 隐藏向导
show = 重新显示向导
show-hint = 它解释每一步，直到你学会，还会建议走法。

first-game = 你的第一局
first-game-hint = 你和一位新手电脑玩完整的一局。向导会说明要做什么、发生了什么，你学得越多它说得越少，还会建议走法。
play-first-game = 开始你的第一局

## 要做什么。

watch-bid = 现在{ $name }竞标。付得多的先行动。
watch = 看{ $name }的回合在哪里结束，给你留下了什么。
bid = 为你的第一个回合竞标。出价最高的标记先行动，但留下的每枚金币都是1分。
last-bid = 现在为你本轮的另一个回合竞标。留下的每枚金币都是1分。
do-move = 拿起一块发亮板块上的所有米宝。最后一个必须放到有同色米宝的地方。
no-move = 没有可以拿起米宝的板块了。跳过移动：这一轮之后对局结束。
do-drop = 每走一块板块放一个，不能立刻往回走。要选颜色，点手中的米宝；想好最后一个留哪种。
last-drop = 最后一个与{ $tribe }会合：你把他们全部收取。如果板块因此空了，就归你。
trade = 商人拿取牌列最前面的牌。不同的商品凑在一起最值钱。
build = 建筑师赚金币：人数乘以这里和周围的蓝色板块数。金币就是分数。
build-fakirs = 建筑师赚的是人数乘以这里和周围的蓝色板块数。每加一张苦行僧，多算一名建筑师。
must-kill = 刺客必须刺杀范围内的一个米宝，或{ $name }面前的一个。被清空又没有骆驼的板块归你。
may-kill = 范围内没有目标。每张苦行僧让刺客多走一块板块；也可以谁也不杀。
no-victim = 刺客的范围内没有目标。继续吧。
place-palm = 绿洲长出一棵棕榈树。谁控制这块板块，谁得它的分。
place-palace = 村庄建起一座宫殿。谁控制这块板块，谁得它的分。
place-by-djinn = 选择放在哪里。谁控制那块板块，谁得它的分。
buy = 这里可以买牌。每多一种商品，你的这套商品就更值钱。
cannot-buy = 这里是市场，但现在没有你能买的。继续吧。
take-djinn = 长老可以在这里为你换来一张精灵：有分数，还有一直能用到终局的能力。
no-djinn = 精灵要2名长老，或1名长老和1张苦行僧。你现在拿不了。
keep = 从抽到的精灵里保留一张：它的分数和能力归你。
choose = 在操作栏里选择一项。
sell = 卖出一套不同的商品，或者留着：终局时也会计分。
end = 都做完了。再看一眼，然后结束你的回合。

## 竞标。

own-bid = 你出价{ $price }。出价更高的在你之前行动。
own-bid-before = { $yet ->
    [0] 你出价{ $price }，先于{ $name }行动。
   *[other] 你出价{ $price }，目前先于{ $name }行动。
}
own-bid-between = 你出价{ $price }：这个回合在{ $name }的两个回合之间。
own-bid-after = { $yet ->
    [0] 你出价{ $price }：{ $name }在这个回合之前行动。
   *[other] 你出价{ $price }：目前{ $name }在这个回合之前行动。
}
their-bid = { $name }出价{ $price }。出价更高，你就在那之前行动。
their-zero = { $name }出价0。出价更高，或者也出0：最后来到0的先于那里的其他人行动。
their-bid-before = { $yet ->
    [0] { $name }出价{ $price }，先于你行动。
   *[other] { $name }出价{ $price }，目前先于你行动。
}
their-bid-between = { $name }出价{ $price }：那个回合在你的两个回合之间。
their-bid-after = { $yet ->
    [0] { $name }出价{ $price }：你在那之前行动。
   *[other] { $name }出价{ $price }：目前你在那之前行动。
}
own-begin = 竞标结束：你先开始。
their-begin = 竞标结束：{ $name }先开始。

## 你自己的回合。

took = 你占下{ $tile }：{ $points }，收取{ $tribe }。
ended = 你在{ $tile }结束，收取{ $tribe }。
ended-among = 你在{ $tile }结束，收取{ $tribe }。那里还有别的米宝，所以不归你。
ended-own = 你在自己的板块{ $tile }结束，收取{ $tribe }。
ended-theirs = 你在{ $tile }结束，收取{ $tribe }。板块仍归{ $name }。
viziers-more = 你有{ $own }名大臣，{ $name }有{ $theirs }名：多的一方得10分。
viziers-less = { $name }有{ $theirs }名大臣，你有{ $own }名：多的一方得10分。
viziers-tie = 你和{ $name }的大臣一样多：数量相同没有奖励。
elders = 你的长老值{ $points }，还能用来换取精灵。
cards = 你拿取{ $cards }。不同的商品凑在一起最值钱。
cards-fakirs = 你拿取{ $cards }。苦行僧能帮助建筑师和刺客，还能用来换取精灵。
no-cards = 没有牌可拿了。
bought = 你花{ $coins }买了{ $cards }。
earned = 你的建筑师赚了{ $coins }，每枚金币是1分。
earned-nothing = 你的建筑师什么也没赚到：这里和周围都没有蓝色板块。
sold = 你卖出商品得{ $coins }，每枚金币是1分。
killed = 你的刺客刺杀了{ $tile }的{ $victims }。
killed-of = 你的刺客刺杀了{ $name }的{ $victims }。
emptied = { $tile }已空无一人：归你，得{ $points }。
placed-own = { $tile }放了{ $piece }：你得{ $points }。
placed-theirs = { $tile }放了{ $piece }：板块归{ $name }，所以{ $name }得{ $points }。
placed = { $tile }放了{ $piece }：谁占下板块，谁得分。
djinn = 你拿取了{ $djinn }：{ $points }和一种能力。点它的牌可以查看。

## 一个回合留下什么。

own-left = 你在{ $tile }留下{ $tribe }：{ $name }可以在那里结束回合。
own-left-alone = 你在{ $tile }只留下{ $tribe }：{ $name }可以占下那块板块。
their-left = { $name }在{ $tile }留下{ $tribe }：你可以在那里结束回合。
their-left-alone = { $name }在{ $tile }只留下{ $tribe }：你可以占下那块板块。
round-ended = 第{ $round }轮结束。各标记按刚才的行动顺序再次竞标。
own-camels = 你剩{ $n }只骆驼。有人放下最后一只骆驼的那一轮，就是最后一轮。
their-camels = { $name }剩{ $n }只骆驼。有人放下最后一只骆驼的那一轮，就是最后一轮。
farewell = 从现在起，我只说新的东西。操作栏里的灯泡随时给你提示。

## 建议。

way = 从{ $from }出发，最后在{ $end }与{ $tribe }会合
way-by = 从{ $from }出发，经过{ $by }，最后在{ $end }与{ $tribe }会合
by-with = { $tile }（{ $meeple }）
way-on = 点手中的{ $meeple }，再点{ $tile }，最后在{ $end }与{ $tribe }会合
