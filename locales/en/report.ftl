### Texts of the script that reports to learning platforms (public/naqala-report.js): what stands below a board once it is solved.

result = Your result
score = Score
time = Time
name = Your name
code = Code for your teacher
copy = Copy
copied = Copied.
select = Not copied: the code is selected, copy it yourself.
