### プログラムが始まる前、または始められないときの文。

still-loading = 読み込み中です…
no-wasm = このブラウザーではWebAssemblyが使えないか、無効になっています。最近のブラウザーならどれでもNaqalaを遊べます。
old = このブラウザーは古すぎます。Naqalaに必要なのは、Safari 17.5（iOSとiPadOSは17.5）、ChromeとEdge 123、Firefox 125以降です。
not-loaded = ゲームを読み込めませんでした。接続を確かめて、ページを読み込み直してください。Webサーバーから開く必要があり、フォルダーから開いても始められません。
sandboxed = この盤面はサンドボックス化されたフレームの中にあり、配信元がファイルに“Access-Control-Allow-Origin: *”を付けていません。フレームに“allow-same-origin”を加えるか、配信元で付けてください。
load-again = 再読み込み
