### 試しに遊ぶための文。

##

branch = 試し遊び
trial = もう一度考える
not-game = 本番ではありません
begin = ここから試してみる
begin-short = 試す
again = もう一度考える：{ $when }

## 分岐。

about = 「{ $when }」からの試し遊び。ゲームはそのまま待っていて、ここで何をしても変わりません。
unknown = 見えないカードは引き直しになります。
who = ほかの人を動かすのは
nobody = 自分で全員を動かす
back = 戻す
back-hint = 直前の手番か入札を戻す
restart = 初めから
to-branch = 試し遊びに戻る

## もう一度考える判断。

task = あなたは{ $name }です。この判断を、今ならどうするか遊んでください。
comparing = 知っている最善と比べています…
as-good = 知っている最善と同じくらいです。
better = 実際の手より{ $points }よくなりました。もっとよい手があります。
same = 実際の手と同じです。
not-yet = もう少し。実際の手より確かによいとは言えません。
gained = 実際の手と比べて：すぐに{ SIGNED($once) }、相手{ SIGNED($left) }、今後に残した分{ SIGNED($kept) }：合計{ SIGNED($gain) }。
gained-by-bid = 実際の手と比べて：入札額{ SIGNED($price) }、自分の手番{ SIGNED($turns) }、相手{ SIGNED($left) }：合計{ SIGNED($gain) }。
still = 最善の手はさらに上です。
retry = もう一度
line = 手順を見る
