### “出价0”一课的文字。

title = 出价0

step-1 = Olivier出价3，Sam出价1。你是Anna。什么也不付：出价0。
step-1-hint-1 = 点轨上的价格0，再点按钮。
step-1-answer-1 = 也许是个好出价。不过为了演示，请重新开始这一步，出价0。
step-1-done = 你什么也不付，目前最后行动。

step-2 =
    现在当Pierre，他最后竞标。出价0的是一组：谁加入，就把其他人往后推，在他们之前行动。

    让Pierre不花钱，紧挨在Anna之前行动。
step-2-hint-1 = 0那里容得下三个标记。
step-2-answer-1 = 是在Anna之前，但花了金币。Pierre可以不花钱。再试一次。
step-2-done = 行动顺序是：Olivier、Sam、Pierre、Anna。

step-3 = 0上已经有三个标记。Anna最后竞标。试着加入他们。
step-3-hint-1 = 点价格0。
step-3-answer-1 = 最后确实只能这样。再试一次，先试0。
step-3-done = 已满：只容三个。第四个要出价1或更高。最先来到0的最后行动，最后来的先于其他人，而且不花钱。
