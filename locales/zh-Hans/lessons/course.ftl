### 课程的文字：各章和各课的标题。

chapter-1 = 新的苏丹
chapter-1-done = 你已经可以玩第一局了。有玩家放下最后一只骆驼的那一轮，就是最后一轮。金币是保密的：“≥ 54”表示至少54分。
lesson-aim = 新的苏丹
lesson-move = 移动
lesson-control = 占下板块
lesson-tribes = 五个部落
lesson-tiles = 板块的作用
lesson-turn = 完整的回合
lesson-bidding = 竞标
lesson-first-game = 准备开始

chapter-2 = 移动详解
chapter-2-done = 记住：通向死路的走法从不开放；走得远时可以回到走过的板块；骆驼不挡任何人。
lesson-dead-end = 死路
lesson-loops = 绕圈
lesson-held = 有骆驼的板块

chapter-3 = 各个部落
chapter-3-done = 记住：大臣比多少，长老能支付，商人收集，建筑师喜欢蓝色板块，刺客可能打开第二块板块。
lesson-viziers = 大臣
lesson-elders = 长老
lesson-merchants = 商人
lesson-builders = 建筑师
lesson-assassins = 刺客
lesson-two-tiles = 一次两块板块

chapter-4 = 各种板块
chapter-4-done = 记住：不管谁来，村庄和绿洲都为主人增值；换取精灵时，一张苦行僧可以省下一名长老。
lesson-village-oasis = 村庄和绿洲
lesson-markets = 市场
lesson-sacred-place = 圣地
lesson-powers = 精灵的能力

chapter-5 = 轮次与分数
chapter-5-done = 记住：最后来到0的先于那里的其他人行动；套越长越值钱；最后一只骆驼结束对局。
lesson-zeros = 出价0
lesson-selling = 成套与卖出
lesson-score-sheet = 计分表
lesson-ending = 终局

chapter-6 = 战术：你的回合
chapter-6-done = 记住：让部落和板块都起作用，数步数，看看你留下了什么：别留落单的，别堆成堆。
lesson-double-effect = 部落加板块
lesson-parity = 偶数和奇数
lesson-guard = 最后的守卫
lesson-leave-nothing = 什么也不留
lesson-lone = 别留落单的
lesson-piles = 别堆成堆
lesson-own-djinns = 你的精灵

chapter-7 = 战术：整局
chapter-7-done = 记住：按先选的价值出价；商人、长老和苦行僧要早拿；大臣要晚杀；领先时结束对局。好手就是这样想的。
lesson-turn-order = 先行动
lesson-dear-zero = 0也很贵
lesson-scan = 扫视版图
lesson-merchants-early = 早拿商人
lesson-elders-early = 早拿长老
lesson-fakirs = 收集苦行僧
lesson-hold-goods = 留着还是卖出
lesson-viziers-by-one = 多一名就够
lesson-late-kills = 大臣最后杀
lesson-set-up = 米宝所剩无几
lesson-rush = 速战速决

chapter-8 = 工匠
chapter-8-done = 你已经可以和工匠一起玩了：设置对局时打开它们。
lesson-mountains = 山和裂谷
lesson-artisans = 工匠和物品
lesson-workshop = 工坊和市场
lesson-tent = 帐篷

chapter-9 = 奇想
chapter-9-done = 你已经可以和奇想一起玩了，单独用或与工匠合用都行，最多五位玩家：五人时，价格1、3、5各容两个标记。
lesson-cities = 传说之城
lesson-lake = 大湖
lesson-whims = 奇想

chapter-10 = 精灵
chapter-10-done = 所有精灵你都见过了。对局中点一下精灵的牌，就能想起它的能力。
lesson-djinn-al-amin = 阿明
lesson-djinn-anun-nak = 阿努纳克
lesson-djinn-baal = 巴力
lesson-djinn-boaz = 波阿斯
lesson-djinn-bouraq = 布拉克
lesson-djinn-echidna = 厄客德娜
lesson-djinn-enki = 恩基
lesson-djinn-hagis = 哈吉斯
lesson-djinn-haurvatat = 豪尔瓦塔特
lesson-djinn-iblis = 伊布力斯
lesson-djinn-jafaar = 贾法尔
lesson-djinn-kandicha = 坎迪莎
lesson-djinn-kumarbi = 库马尔比
lesson-djinn-lamia = 拉弥亚
lesson-djinn-leta = 莱塔
lesson-djinn-marid = 马里德
lesson-djinn-monkir = 蒙基尔
lesson-djinn-nekir = 内基尔
lesson-djinn-shamhat = 沙姆哈特
lesson-djinn-sibittis = 西比提斯
lesson-djinn-sloar = 斯洛尔
lesson-djinn-utug = 乌图格
lesson-djinn-geb = 盖布
lesson-djinn-ptah = 普塔
lesson-djinn-ganapati = 象头神
lesson-djinn-kali = 迦梨

chapter-11 = 魔法物品
chapter-11-done = 所有魔法物品你都见过了。对局中点一下，就能想起它的用法。
lesson-item-scimitar = 烈焰弯刀
lesson-item-lamp = 神灯
lesson-item-flute = 魔笛
lesson-item-carpet = 飞毯
lesson-item-ring = 重生戒指
lesson-item-talisman = 风暴护符
lesson-item-horn = 丰饶之角
