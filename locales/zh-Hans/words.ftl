### 游戏中各种东西的名称和简短说明。

tribe = { $meeple ->
    [vizier] 大臣
    [elder] 长老
    [merchant] 商人
    [builder] 建筑师
    [assassin] 刺客
   *[artisan] 工匠
}

# 用最能代表的字，而不一定是第一个字。
tribe-letter = { $meeple ->
    [vizier] 臣
    [elder] 老
    [merchant] 商
    [builder] 建
    [assassin] 刺
   *[artisan] 匠
}

tribe-key = { $meeple ->
    [vizier] V
    [elder] E
    [merchant] M
    [builder] B
    [assassin] A
   *[artisan] P
}

tribe-action = { $meeple ->
    [vizier] 留在面前：每名1分，每有一位对手的大臣比你少，再得10分。
    [elder] 留在面前：每名2分，还能用来换取精灵。
    [merchant] 从牌列最前面起，拿取与商人数量相同的牌。
    [builder] 赚取金币：建筑师人数×周围蓝色板块数；每张苦行僧多算一名建筑师。
    [assassin] 刺杀范围内的一个米宝，或对手面前的一个米宝。
   *[artisan] 留在面前：每名2分，若没人比你多则每名3分。每名抽一件物品，保留一件。
}

tile = { $kind ->
    [village] 村庄
    [sacred-place] 圣地
    [oasis] 绿洲
    [small-market] 小市场
    [large-market] 大市场
    [workshop] 工坊
    [specialised-market] 专门市场
    [chasm] 裂谷
    [city] 传说之城
   *[great-lake] 大湖
}

tile-action = { $kind ->
    [village] 在此放一座宫殿。
    [sacred-place] 可以用2名长老，或1名长老和1张苦行僧，换取一张精灵。
    [oasis] 在此放一棵棕榈树。
    [small-market] 可以花3枚金币，从前3张牌中买一张。
    [large-market] 可以花6枚金币，从前6张牌中买两张。
    [workshop] 可以用1名工匠或2张苦行僧，拿取最上面的物品。
    [specialised-market] 可以花4枚金币，买任意一张牌。
    [chasm] 这里不能有任何东西。
    [city] 这里的奇想归你。
   *[great-lake] 这里不能有任何东西；周围的棕榈树和宫殿分数加倍。
}

value-colour = { $colour ->
    [blue] 蓝色
   *[red] 红色
}

building = { $building ->
    [palm] 棕榈树
   *[palace] 宫殿
}

card = { $card ->
    [fakir] 苦行僧
    [fish] 鱼
    [gold] 黄金
    [ivory] 象牙
    [jewels] 珠宝
    [papyrus] 莎草纸
    [pottery] 陶器
    [silk] 丝绸
    [spice] 香料
   *[wheat] 小麦
}

djinn = { $djinn ->
    [al-amin] 阿明
    [anun-nak] 阿努纳克
    [baal] 巴力
    [boaz] 波阿斯
    [bouraq] 布拉克
    [echidna] 厄客德娜
    [enki] 恩基
    [ganapati] 象头神
    [geb] 盖布
    [hagis] 哈吉斯
    [haurvatat] 豪尔瓦塔特
    [iblis] 伊布力斯
    [jafaar] 贾法尔
    [kali] 迦梨
    [kandicha] 坎迪莎
    [kumarbi] 库马尔比
    [lamia] 拉弥亚
    [leta] 莱塔
    [marid] 马里德
    [monkir] 蒙基尔
    [nekir] 内基尔
    [ptah] 普塔
    [shamhat] 沙姆哈特
    [sibittis] 西比提斯
    [sloar] 斯洛尔
   *[utug] 乌图格
}

score-line = { $line ->
    [coins] 金币
    [viziers] 大臣
    [elders] 长老
    [djinns] 精灵
    [tiles] 板块
    [palms] 棕榈树
    [palaces] 宫殿
    [cities] 城市
    [goods] 商品
    [artisans] 工匠
    [items] 物品
   *[tent] 帐篷
}

expansion = { $expansion ->
    [artisans] 纳卡拉的工匠
   *[whims] 苏丹的奇想
}

piece = { $piece ->
    [camel] 骆驼
   *[tent] 帐篷
}

item = { $item ->
    [jewel] 宝石
    [chest] 宝箱
    [crown] 王冠
    [scimitar] 烈焰弯刀
    [lamp] 神灯
    [flute] 魔笛
    [carpet] 飞毯
    [ring] 重生戒指
    [talisman] 风暴护符
   *[horn] 丰饶之角
}

the-item = { item }

whim = { $whim ->
    [grove] 树丛
    [forest] 森林
    [court] 宫廷
    [capital] 都城
    [oases] 绿洲
    [villages] 村庄
    [sanctuary] 圣所
    [bazaar] 集市
    [azure] 蔚蓝
    [crimson] 绯红
    [guild] 行会
    [line] 直线
    [square] 方阵
    [corners] 四角
    [frontier] 边疆
    [heartland] 腹地
    [council] 朝会
    [elders] 长老
    [conclave] 密会
    [retinue] 随从
    [caravan] 商队
   *[treasury] 宝库
}

aim = { $aim ->
    [palms] 自己板块上的棕榈树
    [palaces] 自己板块上的宫殿
    [oases] 控制的绿洲
    [villages] 控制的村庄
    [sacred-places] 控制的圣地
    [markets] 控制的市场（不限种类）
    [blue-tiles] 控制的蓝色板块
    [red-tiles] 控制的红色板块
    [tiles-in-line] 连成直线的己方板块
    [tiles-of-square] 拼成方形的己方板块
    [corners] 控制的角落板块
    [border-tiles] 控制的边缘板块
    [inner-tiles] 控制的非边缘板块
    [viziers] 大臣
    [elders] 长老
    [artisans] 工匠
    [djinns] 精灵
    [fakirs] 苦行僧
    [different-goods] 不同的商品
   *[items] 物品
}

## 在句子里的说法。

coins = { $n }枚金币

fakirs = { $n }张苦行僧

items = { $n }件物品

cards = { $n }张牌

points = { $n }分

signed-points = { SIGNED($n) }分

about-points = 约{ $n }分

meeple = { $meeple ->
    [vizier] 大臣
    [elder] 长老
    [merchant] 商人
    [builder] 建筑师
    [assassin] 刺客
   *[artisan] 工匠
}

tribes = { meeple }

a-meeple = { meeple }

meeples = { $count }名{ tribe }

victims = { $count }名{ tribe }

a-building = { $building ->
    [palm] 棕榈树
   *[palace] 宫殿
}

buildings = { $building ->
    [palm] { $count }棵棕榈树
   *[palace] { $count }座宫殿
}

placed = { buildings }

some-card = { card }

card-count = { $count ->
    [1] { card }
   *[other] { card }×{ $count }
}

some-cards = { $count ->
    [1] { card }
   *[other] { $count }张{ card }
}

payment = { $payment ->
    [e] 1名长老
    [f] 1张苦行僧
    [ee] 2名长老
    [ef] 1名长老和1张苦行僧
    [ff] 2张苦行僧
   *[p] 1名工匠
}

of-score-line = { score-line }

## 用作标签的名称。

meeple-label = { meeple }
building-label = { $building ->
    [palm] 棕榈树
   *[palace] 宫殿
}
tile-label = { tile }
card-label = { card }
item-label = { item }
piece-label = { piece }

## 句子和事项的连接。

sentences = { $sentences }
sentence = { $what }。
facts = { $facts }
noted = { $what }（{ $note }）
group = { $meeples }
