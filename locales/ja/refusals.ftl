### その操作ができない理由。

refusal = { $refusal ->
    [wrong-step] 今はできません。先にバーの指示を済ませてください。
    [off-board] そのようなタイルはありません。
    [nothing-there] ここには手に取れるミープルがいません。
    [not-adjacent] 直前のタイルの隣ではありません。斜めは隣に数えません。
    [steps-back] 逆戻りです。そこから来たばかりです。
    [mountain] 山にさえぎられています。
    [impassable] ここには何も置けません。
    [same-tile] 絨毯はここ以外のどこへでも行けます。
    [not-fulfilled] 条件を満たしていません。
    [no-order] カードは1枚ずつ並べてください。
    [wrong-colour] 最後の1人は、同じ色のミープルがいるタイルに置きます。
    [no-ending] 行き詰まります。そこからでは、最後の1人が同じ色のミープルに合流できません。
    [must-move] 移動できるので、必ず移動します。
    [must-kill] 行者なしで届く標的がいるので、必ず暗殺します。
    [cannot-pay] 支払えません。
    [no-such-price] そのような額はありません。
    [taken] いっぱいです。
    [out-of-range] 射程の外です。
    [protected] ボアズに守られています。
    [not-there] 取れるものがありません。
    [wrong-count] 数が合いません。
    [not-owned] 持っていません。
    [used-this-turn] この手番ではもう使いました。
    [wrong-moment] 今はその時ではありません。
    [no-effect] 今使っても効果がありません。
    [wrong-tile] このタイルではできません。
    [needless-payment] そこでは支払いは要りません。
    [compulsory] これは必ず行います。
   *[game-over] ゲームは終わっています。
}
