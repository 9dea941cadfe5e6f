### Texts of the lesson “Bids of zero”.

title = Bids of zero

step-1 = Olivier bid 3, Sam 1. You are Anna. Pay nothing: bid 0.
step-1-hint-1 = Tap the price 0 on the track, then the button.
step-1-answer-1 = A good bid, perhaps. For the example, begin the step again and bid 0.
step-1-done = You pay nothing and play last, for now.

step-2 =
    Now be Pierre, who bids last. The zeros are one group: whoever joins it pushes the others back and plays before them.

    Let Pierre play just before Anna without paying.
step-2-hint-1 = The group of zeros has room for three.
step-2-answer-1 = Before Anna, yes, but it costs coins. Pierre can have it for nothing. Try again.
step-2-done = They play in this order: Olivier, Sam, Pierre, Anna.

step-3 = Three markers stand on 0 already. Anna bids last. Try to join them.
step-3-hint-1 = Tap the price 0.
step-3-answer-1 = That is what you will have to do. Try again, and try 0 first.
step-3-done = Full: only three fit. The fourth bids 1 or more. The first to come to 0 plays last, the last to come plays before the others, for nothing.
