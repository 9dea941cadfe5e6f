### 一手能做到什么：接在“这一手”或玩家名字后面的动词短语。

this = 这一手{ $deeds }。
in-all = 这一手{ $deeds }：当下{ $points }。
does = { $name }{ $deeds }。
does-in-all = { $name }{ $deeds }：共{ $points }。
leaves-you = 给你留下{ $tile }的{ $tribe }，{ $points }。
wins = 赚取{ $coins }
wins-by = 靠{ $djinn }赚取{ $coins }
loses = { $name }失去{ $points }（{ $line }）。
lose-each = { $names }各失去{ $points }（{ $line }）。
gain-each = { $names }各得{ $points }（{ $line }）。
gains = { $name }得{ $points }（{ $line }）。
later = 以后或许有用：{ $things }。

takes = 占下{ $tile }
takes-cards = 拿取{ $cards }
moves = 把骆驼或帐篷从{ $from }移到{ $tile }
collects = 收取{ $tribe }
collects-more = 收取{ $tribe }（多过{ $than }）
collects-most = 收取{ $tribe }（多过{ $n }位对手）
places = 在{ $tile }放{ $piece }
kills = 刺杀{ $tile }的{ $dead }
kills-of = 刺杀{ $other }的{ $dead }
earns = 赚取{ $coins }
earns-by = 靠{ $djinn }赚取{ $coins }
sells = 卖出{ $cards }得{ $coins }
buys = 花{ $coins }买{ $cards }
draws-cards = 抽{ $cards }
draws-items = { $n ->
    [1] 抽一件物品
   *[other] 抽{ $n }件物品
}
draws-item-for = 用{ $payment }抽一件物品
takes-djinn = 拿取精灵{ $djinn }
takes-djinn-for = 用{ $payment }拿取精灵{ $djinn }
draws-djinn = 抽一张精灵
uses = 使用{ $item }
uses-djinn = 用{ $payment }使用{ $djinn }
keeps = 保留{ $item }
takes-whim = 拿取奇想“{ $whim }”
lays = 亮出奇想“{ $whim }”得{ $coins }
power = { $djinn }的能力
whim = 奇想

find-tile = 找一块能占下的板块：{ $points }。
find-tribe = 留意{ $tribe }：{ $points }。
find-coins = 留意{ $tribe }：{ $coins }。
find-cards = 留意{ $tribe }：{ $cards }。
find-tribe-before = 留意{ $tribe }：{ $points }，对手还会少{ $lost }分。
find = 留意{ $tribe }。
find-building = 找个地方放{ $piece }：{ $points }。
find-kill = 找刺客，再找个能杀的目标。
find-goods = 看看能买什么商品。
find-djinn = 找机会拿一张精灵。
find-item = 找机会拿一件物品。
find-whim = 找一座有奇想的城市。
find-fulfilled = 看看哪张奇想可以亮出：{ $coins }。
use-item = 想想{ $item }。
use-djinn = 想想{ $djinn }的能力。
compare-items = 比较你抽到的物品。
compare = 比较每种走法的收获。
worth = { $deed }（{ $points }）
worth-with = { $deed }（有{ $djinn }时{ $points }）
costs = { $deed }（代价{ $points }）
