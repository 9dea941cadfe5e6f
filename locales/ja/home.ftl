### 最初のページ、ゲームの準備、ゲーム一覧の文。

##

tagline = ボードゲーム『ファイブ・トライブス』を遊びながら覚え、コンピューターと、ひとつの画面を囲んで、またはメッセージのやりとりで対戦できます。
disclaimer = Naqalaはプレイヤーが作った非公式のもので、『ファイブ・トライブス』の発売元とは関係ありません。
privacy = 無料、登録なし、追跡なし。ゲームはこの端末だけに保存されます。

## 途中のゲーム。

go-on = 続きから
your-game = 途中のゲーム
all-games = 全{ $n }ゲーム
to-play = 手番
picture-of-game = ラウンド{ $round }の盤面

## 遊び方と覚え方。

play = 遊ぶ
against-computer = コンピューターと対戦
at-this-device = この端末で対戦
at-this-device-hint = ひとつの画面を囲んで2～5人。空いた席にはコンピューターも入れます。
elsewhere = 離れた友だちと対戦
live-hint = それぞれの端末で。同時につないでライブで、または空いた時間にメッセージで。
by-message-hint = それぞれの家で、空いた時間に。リンクでゲームを次のプレイヤーに渡します。
first-lesson-hint = 本物の盤面で数分遊んだら、ガイド付きで最初のゲームへ。
daily-hint = ひとつの局面、ひとつの最善手。
solve = 解いてみる
picture-of-puzzle = 問題の盤面
more = その他

## ゲーム一覧。

no-games = この端末に保存されたゲームはありません。

## ゲームの準備。

move-player = { $name }を移動：ドラッグ、または矢印キー
at-place = { $name }：{ $of }人中{ $place }番目
colour-and-place = { $name }、{ $colour }：色、言語、順番を変える
language-of = { $name }の言語
language-of-device = この端末の言語
reading = 端末を卓上に置いて遊ぶ
reading-hint = 離れていても読める大きな文字にします。
