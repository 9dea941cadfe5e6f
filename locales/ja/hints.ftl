### ヒントの文：段階を追って示す助言。

##

hint = ヒント
where-to = どこ？
how = どうやって？
whole = 全部見る
hide = ヒントを隠す
key = 自分の番にヒントを見る。もう一度押すと詳しくなる
looking = いちばんよい手を探しています…

allowed = 頼めばヒントを出す
allowed-hint = 手番の人は、どうするのがよいかを少しずつ聞けます。
of-player = ヒント

## 何を探すか。

close = 同じくらいよい手がいくつかあります。{ $more }
only = できることはひとつだけのようです。
no-move = できる移動がありません。
mind = 目先の点の多さだけで決めないようにしましょう。
cheap-bid = ここは安い入札で十分です。
dear-bid = ここは早い手番にお金を払う価値があります。
earlier = ここは少しコインを足して、早い手番にするのがお得です。
any-place = ここでは手番の順番はあまり関係ありません。
area = 移動の終点は、印の付いた{ $first }から{ $last }までのどれかです。
look-at = 印の付いた{ $first }から{ $last }までのタイルを見ましょう。

## 手の狙い。

end = { $tile }で終えて{ $tribe }を回収する
act = { $action }
idea = { $idea }。
bid = { $price }で入札する
end-in-short = { $tile }に{ $tribe }
as-good = 同じくらいよい手：{ $what }。

## 手の全体。

control = { $tile }に{ $piece }を置く
steps = 手順：{ $steps }。
leaves = { $name }に残る最善の手：{ $tile }に{ $tribe }、{ $points }。
leaves-you = 自分の次の手番の候補：{ $tile }に{ $tribe }、{ $points }。
but-leaves = { $second }：すぐに{ $more }多く得られますが、{ $name }に{ $points }を残します。
but-later = { $second }：すぐに{ $more }多く得られますが、あとで損をすると思います。
ahead = その場合は{ $points }リードして終わる見込みです。
behind = その場合は{ $points }差で負けて終わる見込みです。
level = その場合はほぼ互角で終わる見込みです。

## それぞれのマスの価値。

one-bid = { $price }で入札しましょう。
any-bid = { $most }までなら、どの額でもかまいません。
bid-or = { $price }で入札しましょう。ほかに同じくらいよい額：{ $others }。
bid-or-unsure = { $price }で入札しましょう。{ $others }のほうがよいかどうかは判断できません。
same-turn = { $prices }で入札：もっと安い入札より手番が早くなることはありません。
spot-price = 入札
spot-turn = 手番
spot-own = 自分
spot-rivals = 相手
spot-rival = 相手
spot-later = 今後
spot-net = 合計
spot-place = { $of }回中{ $place }番目
spot-turn-with = { $turn }、{ $end }
spot-open = 未定
spots-key = 合計：自分 − 入札 + 相手 + 今後。自分：このラウンドの自分の手番で得る点。相手：相手が得る点（マイナスで表示）。今後：次のラウンド以降に残す分から、相手が残す分を引いた値。
spots-key-rivals = 合計：自分 − 入札 + 相手 + 今後。自分：このラウンドの自分の手番で得る点。相手：相手が得る点の平均（マイナスで表示）。先頭の相手をいちばん重く見ます。今後：次のラウンド以降に残す分から、相手が残す分を引いた値。
spots-alike = 印の付いたマスのうち、どれがいちばんよいかは判断できません。数字には{ $points }の誤差がありえます。いちばん安いマスを選びましょう。
spots-guess = 相手の入札と手は推測です。
why-gone = { $price }で入札すると手番が遅くなり、{ $tile }の{ $tribe }はもうないかもしれません。自分の手番で得る点が{ $points }減ります。
why-comes-later = { $what ->
    [own] { $price }で入札すると手番が遅くなり、自分の手番で得る点が{ $points }減ります。
    [rival] { $price }で入札すると手番が遅くなり、相手が得る点が{ $points }増えます。
    [rivals] { $price }で入札すると手番が遅くなり、相手が得る点が{ $points }増えます。
   *[later] { $price }で入札すると手番が遅くなり、次のラウンド以降に{ $points }分不利になります。
}
why-wait = { $price }で入札すると手番は早くなりますが、{ $tile }の{ $tribe }はまだ狙えないかもしれません。自分の手番で得る点が{ $points }減ります。
why-comes-earlier = { $what ->
    [own] { $price }で入札すると手番は早くなりますが、自分の手番で得る点が{ $points }減ります。相手が動いたあとのほうが、よりよい手が生まれるからです。
    [rival] { $price }で入札すると手番は早くなりますが、自分があとに残す手で、相手が得る点が{ $points }増えます。
    [rivals] { $price }で入札すると手番は早くなりますが、自分があとに残す手で、相手が得る点が{ $points }増えます。
   *[later] { $price }で入札すると手番は早くなりますが、次のラウンド以降に{ $points }分不利になります。
}
why-unsure = { $what ->
    [own] { $price }で入札すると、相手の手番が先になるかもしれません。自分の手番で得る点が{ $points }減ります。
    [rival] { $price }で入札すると、相手の手番が先になるかもしれません。相手が得る点が{ $points }増えます。
    [rivals] { $price }で入札すると、相手の手番が先になるかもしれません。相手が得る点が{ $points }増えます。
   *[later] { $price }で入札すると、相手の手番が先になるかもしれません。次のラウンド以降に{ $points }分不利になります。
}
why-open = { $what ->
    [own] { $price }で入札すると、自分の手番で得る点が{ $points }減ります。
    [rival] { $price }で入札すると、相手が得る点が{ $points }増えます。
    [rivals] { $price }で入札すると、相手が得る点が{ $points }増えます。
   *[later] { $price }で入札すると、次のラウンド以降に{ $points }分不利になります。
}
why-most = その大半は{ $thing }の差です。
why-most-rivals = その大半は相手が今後に残す分の差です。
why-most-rival = その大半は相手が今後に残す分の差です。
why-price = { $price }で入札すると{ $coins }多くかかりますが、それに見合うほどの得はありません。
why-no-earlier = もっと高い額で入札しても、手番は早くなりません。

## タイルでできること。

ends-from = { $tile }から、よい順に：{ $ends }。
one-end = { $tile }に{ $tribe }（{ $points }）
no-end = { $tile }から始まる移動はありません。
