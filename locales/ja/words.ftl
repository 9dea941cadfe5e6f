### ゲームに出てくるものの名前と、短い説明。

tribe = { $meeple ->
    [vizier] 大臣
    [elder] 長老
    [merchant] 商人
    [builder] 建築家
    [assassin] 暗殺者
   *[artisan] 職人
}

tribe-letter = { $meeple ->
    [vizier] 大
    [elder] 長
    [merchant] 商
    [builder] 建
    [assassin] 暗
   *[artisan] 職
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
    [vizier] 手元に残ります。1人につき1点、さらに大臣が自分より少ない相手1人につき10点。
    [elder] 手元に残ります。1人につき2点。魔人への支払いにも使えます。
    [merchant] カードの列の先頭から、商人の人数と同じ枚数を取ります。
    [builder] コインを得ます。建築家の人数×周囲の青タイルの数。行者1枚で建築家1人分を足せます。
    [assassin] 射程内、または相手の手元のミープル1人を暗殺します。
   *[artisan] 手元に残ります。1人につき2点、いちばん多ければ3点（同数も可）。人数分アイテムを引き、1つを残します。
}

tile = { $kind ->
    [village] 村
    [sacred-place] 聖地
    [oasis] オアシス
    [small-market] 小さな市場
    [large-market] 大きな市場
    [workshop] 工房
    [specialised-market] 専門市場
    [chasm] 裂け目
    [city] 伝説の都市
   *[great-lake] 大きな湖
}

tile-action = { $kind ->
    [village] ここにパレスを1つ置きます。
    [sacred-place] 長老2人、または長老1人と行者1枚で、魔人を1枚取れます。
    [oasis] ここにヤシの木を1本置きます。
    [small-market] 先頭3枚のうち1枚を、3コインで買えます。
    [large-market] 先頭6枚のうち2枚を、6コインで買えます。
    [workshop] 職人1人、または行者2枚で、いちばん上のアイテムを取れます。
    [specialised-market] 好きなカード1枚を、4コインで買えます。
    [chasm] ここには何も置けません。
    [city] ここにある気まぐれを手に入れます。
   *[great-lake] ここには何も置けません。周囲のヤシの木とパレスは得点が2倍になります。
}

value-colour = { $colour ->
    [blue] 青
   *[red] 赤
}

building = { $building ->
    [palm] ヤシの木
   *[palace] パレス
}

card = { $card ->
    [fakir] 行者
    [fish] 魚
    [gold] 金
    [ivory] 象牙
    [jewels] 宝石
    [papyrus] パピルス
    [pottery] 陶器
    [silk] 絹
    [spice] 香辛料
   *[wheat] 小麦
}

djinn = { $djinn ->
    [al-amin] アル＝アミン
    [anun-nak] アヌン＝ナク
    [baal] バアル
    [boaz] ボアズ
    [bouraq] ブラーク
    [echidna] エキドナ
    [enki] エンキ
    [ganapati] ガナパティ
    [geb] ゲブ
    [hagis] ハギス
    [haurvatat] ハルワタート
    [iblis] イブリース
    [jafaar] ジャファール
    [kali] カーリー
    [kandicha] カンディシャ
    [kumarbi] クマルビ
    [lamia] ラミア
    [leta] レタ
    [marid] マリード
    [monkir] モンキル
    [nekir] ネキル
    [ptah] プタハ
    [shamhat] シャムハト
    [sibittis] シビッティス
    [sloar] スロアー
   *[utug] ウトゥグ
}

score-line = { $line ->
    [coins] コイン
    [viziers] 大臣
    [elders] 長老
    [djinns] 魔人
    [tiles] タイル
    [palms] ヤシの木
    [palaces] パレス
    [cities] 都市
    [goods] 商品
    [artisans] 職人
    [items] アイテム
   *[tent] テント
}

expansion = { $expansion ->
    [artisans] ナカラの職人
   *[whims] スルタンの気まぐれ
}

piece = { $piece ->
    [camel] ラクダ
   *[tent] テント
}

item = { $item ->
    [jewel] 宝玉
    [chest] 宝箱
    [crown] 王冠
    [scimitar] 炎のシミター
    [lamp] 魔法のランプ
    [flute] 魅惑の笛
    [carpet] 空飛ぶ絨毯
    [ring] 再生の指輪
    [talisman] 嵐の護符
   *[horn] 豊穣の角
}

the-item = { item }

whim = { $whim ->
    [grove] 木立
    [forest] 森
    [court] 宮廷
    [capital] 首都
    [oases] オアシス
    [villages] 村々
    [sanctuary] 聖域
    [bazaar] バザール
    [azure] 紺碧
    [crimson] 深紅
    [guild] ギルド
    [line] 一列
    [square] 正方形
    [corners] 四隅
    [frontier] 辺境
    [heartland] 中心地
    [council] 評議会
    [elders] 長老会
    [conclave] 秘密会議
    [retinue] 従者
    [caravan] 隊商
   *[treasury] 宝物庫
}

aim = { $aim ->
    [palms] 自分のタイルのヤシの木
    [palaces] 自分のタイルのパレス
    [oases] 支配するオアシス
    [villages] 支配する村
    [sacred-places] 支配する聖地
    [markets] 支配する市場（種類は問わない）
    [blue-tiles] 支配する青タイル
    [red-tiles] 支配する赤タイル
    [tiles-in-line] 一直線に並ぶ支配タイル
    [tiles-of-square] 正方形に並ぶ支配タイル
    [corners] 支配する角のタイル
    [border-tiles] 支配する外周のタイル
    [inner-tiles] 支配する外周以外のタイル
    [viziers] 大臣
    [elders] 長老
    [artisans] 職人
    [djinns] 魔人
    [fakirs] 行者
    [different-goods] 異なる商品
   *[items] アイテム
}

## 文の中での言い方。

coins = { $n }コイン

fakirs = 行者{ $n }枚

items = アイテム{ $n }個

cards = カード{ $n }枚

points = { $n }点

signed-points = { SIGNED($n) }点

about-points = 約{ $n }点

meeple = { $meeple ->
    [vizier] 大臣
    [elder] 長老
    [merchant] 商人
    [builder] 建築家
    [assassin] 暗殺者
   *[artisan] 職人
}

tribes = { meeple }

a-meeple = { meeple }

meeples = { tribe }{ $count }人

victims = { tribe }{ $count }人

a-building = { $building ->
    [palm] ヤシの木
   *[palace] パレス
}

buildings = { $building ->
    [palm] ヤシの木{ $count }本
   *[palace] パレス{ $count }つ
}

placed = { $count ->
    [1] { a-building }
   *[other] { buildings }
}

some-card = { card }

card-count = { $count ->
    [1] { card }
   *[other] { card }{ $count }枚
}

some-cards = { $count ->
    [1] { card }
   *[other] { card }{ $count }枚
}

payment = { $payment ->
    [e] 長老1人
    [f] 行者1枚
    [ee] 長老2人
    [ef] 長老1人と行者1枚
    [ff] 行者2枚
   *[p] 職人1人
}

of-score-line = { score-line }

## ラベルとしての名前。

meeple-label = { meeple }
building-label = { $building ->
    [palm] ヤシの木
   *[palace] パレス
}
tile-label = { tile }
card-label = { card }
item-label = { item }
piece-label = { piece }

## 文や事柄のつなぎ。

sentences = { $sentences }
sentence = { $what }。
facts = { $facts }
noted = { $what }（{ $note }）
group = { $meeples }
