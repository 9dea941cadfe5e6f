### ゲームの保存、移動、共有の文。

## ゲーム一覧。

more = その他
more-of = { $names }：その他
duplicate = 複製
copy-of = { $name }のコピー
rename = 名前を変える
name-of-game = このゲームの名前
name-hint = 空欄ならプレイヤーの名前になります。
keep-name = この名前にする
kilobytes = { $n } KB
deleted = 削除しました：{ $name }
no-game = Naqalaのゲームではないか、一部が欠けています。
damaged = 中のゲームが壊れていて、続けられません。
details = 詳細
won = { $names }の勝ち：{ $points }
undo-delete = 元に戻す

## ブラウザーが消すかもしれない保存領域。

copies = 端末の空きが少なくなると、このブラウザーは保存したゲームを自動で削除することがあります。なくなると困るものは、ときどきファイルに保存してください。

copies-safari = Safariは、7日間開かれなかったページの保存内容を削除します。Naqalaをホーム画面に加えるか（共有 → ホーム画面に追加）、なくなると困るものをファイルに保存してください。

settings-not-kept = このブラウザーでは、設定も進み具合ももう保存できません。保存領域がいっぱいか、無効になっています。変更はページを閉じるか読み込み直すまで有効です。

## 別のタブで開いているゲーム。

open-elsewhere = このゲームは別のタブで開いています。
open-elsewhere-hint = ここでは見るだけです。こちらに移すと、別のタブは止まります。
take-over = ここで続ける
continued = 別のタブで続いています。
continued-hint = ここからはもう保存されません。取り戻すと、向こうで遊んだ続きから始められます。
take-back-here = 取り戻す

## リンクを共有する画面。

share = ゲームを共有・移動
share-hint = リンクか、別の端末のカメラで読み取るコードにします。どこにも送信されません。
share-truth = 開いた人には、伏せたコインも含めてすべて見えます。向こうでは独立したゲームになり、こちらはこのまま続きます。
extent = 共有する範囲
extent-record = ゲーム全体
extent-position = 局面だけ
link = リンク
link-size = { $letters }文字
copy-link = リンクをコピー
send-link = 送る…
code = 読み取り用コード
code-of = コード{ $number }／{ $count }
code-hint = 別の端末のカメラをコードに向けると、そこでゲームが開きます。
codes-hint = コードをひとつずつ、好きな順に読み取ってください。別の端末が集めてゲームを開き、足りないものを知らせます。
codes-too-many = このゲームはコードには長すぎます。リンク、ファイル、または局面だけを使ってください。
code-before = 前のコード
code-next = 次のコード
codes-play = 順に表示
codes-pause = 一時停止

## リンクから開いたゲームの画面。

copy-opens-secrets = コピーには、互いに伏せている内容と、これから引くものがすべて入っています。全員が同意しますか。
shared = ゲームが共有されました
shared-keeps = 独立したゲームとして加わり、あなたのゲームはそのままです。
shared-open = 開く
shared-not-now = 今はしない
shared-failed = このリンクは開けません。
shared-nothing = 何も変更、保存していません。
part-came = { $count }のうち{ $number }番目を受け取りました。
parts-missing = 足りないもの：{ $numbers }。次のコードを読み取ってください。

## 読み込めない理由。

empty = 空です。
too-long = { $megabytes } MBあります。ゲームは2 MBまでです。
too-many-entries = 項目が{ $n }個あります。ゲームは20000個までです。
twice = キー「{ $key }」が同じところに2回あります（{ $line }行目）。
bad-name = プレイヤー{ $n }の名前がないか、60文字を超えているか、見えない文字を含んでいます。
link-version = このリンクは新しい版のNaqala（「{ $version }」）で作られています。その版で開くか、ファイルを頼んでください。
link-letter = データの{ $at }文字目が正しくありません。途中でリンクが変わってしまいました。
link-cut = 末尾が欠けています。長いリンクを切るメッセージアプリもあります。リンク全体をコピーし直すか、ファイルを頼んでください。
link-part = ゲームの一部ですが、番号が正しくありません。
link-long = どんなゲームよりも長すぎます。
link-damaged = データが壊れています。末尾が欠けているなら、メッセージアプリが切ったのでしょう。リンク全体をコピーし直すか、ファイルを頼んでください。
link-rules = 別のルールで作られています。作った版のNaqalaで開くか、ファイルを頼んでください。
link-mixed = 別々のコードが混ざっています。全部のコードを読み取り直してください。

## インストールしたアプリの隣で開くリンク。

other-storage = ホーム画面にNaqalaがありますか。リンクはSafariで開き、そこではゲームが別々に保存されます。リンクをコピーして、アプリの「記録を開く」に貼り付けてください。
link-unable = このブラウザーはリンクを展開できません。ファイルを頼んでください。

## What other apps hand to the page.

handed-nothing = 共有されたものは、ゲーム、問題、レッスン、スコアシートへのリンクを含まず、ゲームでもありません。ゲームはここに貼り付けられます。シートのファイルは「スコアシート → シート一覧」で追加してください。
several-files = 複数のファイルが届きました。ひとつずつ開きます。残りは、ページを閉じるまで「記録を開く」で待っています。

## The offer to install the page.

install-hint = Naqalaをこの端末のアプリに加えられます。専用のウィンドウで開き、ネットワークなしでも使えて、ファイルやリンクを開くときや共有するときの候補にもなります。
install-by-hand = Naqalaをこの端末のホーム画面に加えられます（共有 → ホーム画面に追加）。アプリのように、ネットワークなしでも開きます。
install = インストール
install-not = 追加しない
