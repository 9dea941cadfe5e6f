### コースの文：章とレッスンの名前。

chapter-1 = 新しいスルタン
chapter-1-done = これで最初のゲームを遊べます。誰かが最後のラクダを置いたラウンドで、ゲームは終わります。コインは秘密です。「≥ 54」は54点以上という意味です。
lesson-aim = 新しいスルタン
lesson-move = 移動
lesson-control = タイルを取る
lesson-tribes = 5つの部族
lesson-tiles = タイルのはたらき
lesson-turn = 手番の流れ
lesson-bidding = 入札
lesson-first-game = さあ遊ぼう

chapter-2 = 移動のすべて
chapter-2-done = まとめ：行き詰まる道には決して進めません。長い移動なら同じタイルに戻れます。ラクダがいても移動の邪魔にはなりません。
lesson-dead-end = 行き詰まり
lesson-loops = 回り道
lesson-held = ラクダのいるタイル

chapter-3 = 部族
chapter-3-done = まとめ：大臣は数を競い、長老は支払い、商人は集め、建築家は青タイルを好み、暗殺者は2枚目のタイルをもたらすことがあります。
lesson-viziers = 大臣
lesson-elders = 長老
lesson-merchants = 商人
lesson-builders = 建築家
lesson-assassins = 暗殺者
lesson-two-tiles = 一度に2枚のタイル

chapter-4 = タイル
chapter-4-done = まとめ：村とオアシスは、誰が来ても持ち主の点が増えます。魔人の支払いでは、行者が長老1人の代わりになります。
lesson-village-oasis = 村とオアシス
lesson-markets = 市場
lesson-sacred-place = 聖地
lesson-powers = 魔人の能力

chapter-5 = ラウンドと得点
chapter-5-done = まとめ：0のマスでは最後に来た人が先になります。セットは長いほど価値が上がります。最後のラクダでゲームが終わります。
lesson-zeros = 0の入札
lesson-selling = セットと売却
lesson-score-sheet = 得点表
lesson-ending = ゲームの終わり

chapter-6 = 戦術：自分の手番
chapter-6-done = まとめ：部族とタイルの両方をはたらかせ、歩数を数え、残すものを見ましょう。1人きりも、大人数も残さないこと。
lesson-double-effect = 部族とタイル
lesson-parity = 偶数と奇数
lesson-guard = 最後の番人
lesson-leave-nothing = 何も残さない
lesson-lone = 1人きりにしない
lesson-piles = 大人数にしない
lesson-own-djinns = 自分の魔人

chapter-7 = 戦術：ゲーム全体
chapter-7-done = まとめ：最初に選ぶ価値の分だけ入札。商人、長老、行者は早めに。大臣の暗殺は遅めに。リードしたらゲームを終わらせる。上手な人はこう考えます。
lesson-turn-order = 先手を取る
lesson-dear-zero = 0が高くつくとき
lesson-scan = 盤面を見渡す
lesson-merchants-early = 商人は早めに
lesson-elders-early = 長老は早めに
lesson-fakirs = 行者を集める
lesson-hold-goods = とっておくか売るか
lesson-viziers-by-one = 1人の差
lesson-late-kills = 大臣は最後に
lesson-set-up = 残り少ないミープル
lesson-rush = 急いで終わらせる

chapter-8 = 職人
chapter-8-done = これで「職人」を入れて遊べます。ゲームの準備の画面で入れてください。
lesson-mountains = 山と裂け目
lesson-artisans = 職人とアイテム
lesson-workshop = 工房と市場
lesson-tent = テント

chapter-9 = 気まぐれ
chapter-9-done = これで「気まぐれ」を入れて遊べます。「職人」と一緒でも、5人まででもかまいません。5人プレイでは、1、3、5のマスにマーカーを2つずつ置けます。
lesson-cities = 伝説の都市
lesson-lake = 大きな湖
lesson-whims = 気まぐれ

chapter-10 = 魔人
chapter-10-done = これで魔人すべてに会いました。ゲーム中は、カードをタップすれば能力を読み返せます。
lesson-djinn-al-amin = アル＝アミン
lesson-djinn-anun-nak = アヌン＝ナク
lesson-djinn-baal = バアル
lesson-djinn-boaz = ボアズ
lesson-djinn-bouraq = ブラーク
lesson-djinn-echidna = エキドナ
lesson-djinn-enki = エンキ
lesson-djinn-hagis = ハギス
lesson-djinn-haurvatat = ハルワタート
lesson-djinn-iblis = イブリース
lesson-djinn-jafaar = ジャファール
lesson-djinn-kandicha = カンディシャ
lesson-djinn-kumarbi = クマルビ
lesson-djinn-lamia = ラミア
lesson-djinn-leta = レタ
lesson-djinn-marid = マリード
lesson-djinn-monkir = モンキル
lesson-djinn-nekir = ネキル
lesson-djinn-shamhat = シャムハト
lesson-djinn-sibittis = シビッティス
lesson-djinn-sloar = スロアー
lesson-djinn-utug = ウトゥグ
lesson-djinn-geb = ゲブ
lesson-djinn-ptah = プタハ
lesson-djinn-ganapati = ガナパティ
lesson-djinn-kali = カーリー

chapter-11 = 魔法のアイテム
chapter-11-done = これで魔法のアイテムがすべてわかりました。ゲーム中は、タップすれば使い方を読み返せます。
lesson-item-scimitar = 炎のシミター
lesson-item-lamp = 魔法のランプ
lesson-item-flute = 魅惑の笛
lesson-item-carpet = 空飛ぶ絨毯
lesson-item-ring = 再生の指輪
lesson-item-talisman = 嵐の護符
lesson-item-horn = 豊穣の角
