### ライブ対戦の文：それぞれの端末で、同時に遊ぶ。

## 準備。

now = 今すぐ遊ぶ
now-hint = 全員に同じリンクを1つ。開いた人は席に着くか観戦します。手番は暗号化され、内容を読めない中継サーバーを通って自動で届きます。

## バー。

title = ライブ対戦
invited = ライブ対戦への招待
menu-hint = 参加者、ほかの人に送るリンク、メッセージ対戦への切り替え。
waiting-for = { $name }の番です。
connecting = 接続していません。遊んだ内容はあとで送られます。
too-long = このゲームはライブ対戦には長くなりすぎました。ここからはメッセージで送ってください。
rematch = 再戦の準備ができました。
rematch-by = { $name }が再戦を用意しました。
open-rematch = 再戦する
invite = 招待
here = 参加中
away = 離席中
free = 空席
away-now = 離席中：{ $names }。
watching = { $n }人が観戦中
you-watch = 観戦中です。
taken = あなたの席は今、別の端末で遊ばれています。
play-here = ここで遊ぶ
your-turn = あなたの手番

## 巻き戻し。

asks-hint = ほかの人にすぐ尋ねます。そのうちの1人が同意するか断ります。
you-ask = 手番の巻き戻しを頼みました。ほかの誰かが同意するか断ります。
you-refuse = { $name }の頼みを断りました。

## 合図。

signs = 合図を送る
sign-hello = こんにちは
sign-ready = 準備できました
sign-well-played = お見事
sign-oops = おっと
sign-moment = 少しお待ちください
sign-thanks = ありがとう
says = { $name }：{ $what }
waits-for-you = { $name }があなたを待っています。
waits-for = { $name }が{ $other }を待っています。
nudge = { $name }に催促する
too-many-signs = 合図が多すぎます。数秒たってから送ってください。
shows-signs = ほかの人の合図を表示
shows-signs-hint = オフにすると、合図や催促があっても表示されず、音も鳴りません。

clock = 時計
clock-none = 時計なし
clock-turn = 手番ごとに{ $time }
clock-game = ゲーム全体で{ $time }、手番が終わるたびに{ $added }追加
clock-binds = ほかの人がコンピューターに任せられる
clock-binds-hint = 時間が切れた人の代わりです。選ばなければ、時計が知らせるだけです。
clock-hint = 最初の入札の前に選びます。入札も1回の手番と数えます。時間が進むのは、全員が席に着いたあと、誰かが待っている間だけです。
minutes = { $n }分
seconds = { $n }秒
rest = 時計を止める
rest-asked = { $name }が時計を止めるよう頼んでいます。
rest-asks = 時計を止めるよう頼みました。
rest-refused = { $name }は時計を止めることを断りました。
rest-agree = 止める
rest-refuse = このまま続ける
rest-withdraw = 頼むのをやめる
clock-rests = 時計は止まっています。
clock-on = 時計を動かす
time-up = { $name }は時間切れです。
your-time-up = あなたは時間切れです。
time-short = 残り10秒です。
time-short-of = { $name }の残り時間は10秒以下です。
substitute = { $name }の番をコンピューターに任せる
plays-for-you = あなたの番はコンピューターが受け持っています。
play-myself = 自分で続ける

## 全員の同意が要ること。

ask-all = ほかの人に尋ねる
no-seat = 頼めるのは、この端末で遊んでいる人だけです。
asks-all = { $name }からの提案：{ $what }同意しますか。
you-ask-all = あなたの提案：{ $what }
unanswered = 返事待ち：{ $names }。
disagrees = { $name }は同意しません。あなたの提案：{ $what }
may-show = 全員が同意しました。1回だけ、記録を開くかコピーできます。
ask-end = ここでゲームを終え、全員の非公開の内容を公開します。
ask-left = { $name }は抜けます。ほかの全員で決め、{ $name }の非公開の内容も見えます。
ask-shown = 非公開の内容も含めて、記録を開くかコピーします。
ask-person = { $name }の番を人が受け持ち、{ $name }の非公開の内容も見えます。

## ヘルプ。

help-text = 中継サーバーのあるサイトでは、それぞれの端末で同時に遊べます。ゲームの前に選ぶか、メニューの「ライブ対戦」から始めて、リンクを全員に送ってください。印は参加者を表し、輪だけなら離席中、破線の輪なら空席です。離席した人はあとで続けるか、メッセージで続けられます。中継サーバーは内容を読めませんが、接続中はネットワークアドレスがわかります。

## ダイアログ。

invitation = このリンクを持つ人は誰でも、遊ぶことも、観戦も、招待もできます。友だちだけに渡してください。
trust = 信頼が前提です。どの端末もゲーム全体を持っていますが、非公開の内容は本人の画面にだけ出ます。
shows-moves = 移動の途中を見せる
shows-moves-hint = 試している道がほかの人にも見えます。暗号化され、どこにも残りません。
notifies = 自分の手番に通知
notifies-hint = ページが開いている間、ほかの窓の後ろにあっても届きます。ブラウザーが一度だけ許可を尋ねます。
start = ライブで遊ぶ
start-hint = このサイトの中継サーバーに接続します。中継サーバーは暗号化された手番を運ぶだけで、内容は読めません。いつ、どこから送られたかはわかります。
stop = メッセージで続ける
stop-sure = ライブ対戦を離れます。ほかの人には離席中と表示され、手番は自動で届かなくなります。
stop-hint = この端末はリンクを忘れます。戻るときは、もう一度リンクを開いてください。

## 開いた招待。

join = ライブ対戦に招待されています。
waiting = 接続しました。ほかの誰かが来れば、ゲームが届きます。
unreachable = 中継サーバーから応答がないか、卓が満席です。自動でまた試します。メッセージ用のリンクなら、中継サーバーなしで遊べます。
no-relay = このサイトには中継サーバーがなく、ライブ対戦はできません。メッセージ用のリンクを頼んでください。
it-is-me-elsewhere = { $name }です（別の端末から）
watch = 観戦
