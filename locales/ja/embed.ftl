### ほかのページに載せる盤面の文。

##

view = ファイブ・トライブスの局面
explore = 移動を試せるファイブ・トライブスの盤面
exercise = ファイブ・トライブスの練習問題
replay = 再生できるファイブ・トライブスのゲーム
play = ファイブ・トライブスのゲーム

waiting = この盤面は、ページから内容が届くのを待っています。
faulty = このページに誤りがあり、盤面を表示できません。
look-back = 振り返る
full-screen = 全画面
leave-full-screen = 全画面を終える
again = もう一度

## 盤面のコード。

truth = ページには、伏せたコインも含めてすべて表示されます。
picture = 局面を画像として保存（SVG）
picture-hint = スクリプトが動かない環境のために、要素の中のリンクを画像に置き換えてください。
purpose = 読む人ができること
to-replay = ゲームを再生
to-view = 見る
to-explore = 移動を試す
to-play = 遊ぶ
way = コードの種類
element = 要素
frame = フレーム
host = 載せる場所
site = 自分のサイト
wordpress = WordPress
moodle = Moodle
notion = Notion
markdown = Markdown
in-site = 要素がおすすめです。ページの色と幅に合います。フレームは、スクリプトを取り除くページ用です。
in-wordpress = 「カスタムHTML」ブロックに入れます。要素を使えるのは管理者です。ほかの人はフレームにしてください。
in-moodle = 文章のソースに入れます。サイトがスクリプトを取り除くなら、フレームにしてください。
in-notion = /embedと入力し、アドレスを貼り付けます。それからブロックの高さをドラッグで合わせます。
in-markdown = HTMLが通るところ（Hugo、Jekyll、Astro）ではそのままで。ほかではフレームの中のアドレスを使ってください。
frame-size = フレームの高さは固定です。幅{ $width }ピクセルの欄で{ $height }ピクセルです。
no-frame = フレームには収まりません。要素にしてください。
result-code = 生徒に結果コードを渡す
result-code-hint = 課題を解いた人はコードを送ってくれます。class.htmlがすべてのコードを表にまとめます。アカウントは要りません。
to-class = クラスのコードを読む
package = パッケージ
package-kind = 対応規格
package-hint = Moodleなどの学習プラットフォーム用のファイルです。誰が終えたか、得点、時間がプラットフォームに伝わります。盤面そのものは引き続きこのサイトから読み込まれます。
package-save = パッケージを保存
package-failed = パッケージを作れませんでした。接続を確かめて、もう一度試してください。
