### ゲームの用語。日本語版のファンが使う言葉に合わせた。

# 日本語版では「部族コマ」。ボードゲームで通じる「ミープル」にした。
-meeple = ミープル
-tribe = 部族
# Uncertain: 日本語版での呼び名が不明。「高官」「宰相」も考えられる。
-vizier = 大臣
-elder = 長老
-merchant = 商人
-builder = 建築家
-assassin = 暗殺者
-artisan = 職人
# 日本語版の副題「ナカラの魔人使い」に合わせた。
-djinn = 魔人
# 日本語版の呼び名。
-fakir = 行者
-sultan = スルタン
-camel = ラクダ
-tent = テント
-palm = ヤシの木
# 日本語版の呼び名。
-palace = パレス
-oasis = オアシス
-village = 村
-small-market = 小さな市場
-large-market = 大きな市場
# Uncertain: 拡張は日本語版がない。
-specialised-market = 専門市場
-sacred-place = 聖地
-workshop = 工房
# Uncertain: 拡張は日本語版がない。
-city = 伝説の都市
-chasm = 裂け目
-lake = 大きな湖
-tile = タイル
# 数字の地が青いタイル。
-blue-value = 青タイル
# 数字の地が赤いタイル。
-red-value = 赤タイル
-turn-order-track = 手番順トラック
-bid-order = 入札順
-spot = マス
-bid = 入札
-marker = マーカー
-round = ラウンド
-turn = 手番
-move = 移動
-pick-up = 手に取る
-drop = 置く
-collect = 回収する
-control = 支配する
-row = カードの列
-card = カード
-good = 商品
-set = セット
-coin = コイン
-point = 点
-score-sheet = 得点表
-item = アイテム
-precious-item = 貴重なアイテム
-magic-item = 魔法のアイテム
# Uncertain: 拡張は日本語版がない。
-whim = 気まぐれ
-lay = 公開する
-bag = 袋
-deck = 山札
-discard = 捨て札
-reach = 射程
-hint = ヒント
-guide = ガイド
# 詰将棋のように「問題」と呼ぶ。
-puzzle = 問題
-lesson = レッスン
-course = コース
-record = 記録
# ひとつ戻す「元に戻す」とは別に、全員が同意して戻すこと。
-take-back = 巻き戻し
-table = 卓
-seat = 席
