### Texts of the script that reports to learning platforms.

result = あなたの結果
score = 得点
time = 時間
name = あなたの名前
code = 先生に渡すコード
copy = コピー
copied = コピーしました。
select = コピーできませんでした。選択されたコードを自分でコピーしてください。
