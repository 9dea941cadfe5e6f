### Texts of boards on other pages.

##

view = A position of Five Tribes
explore = A board of Five Tribes to try moves on
exercise = An exercise on a board of Five Tribes
replay = A game of Five Tribes to play back
play = A game of Five Tribes

waiting = This board waits for what its page will show on it.
faulty = There is a mistake on this page, so the board cannot be shown.
look-back = Look back
full-screen = Full screen
leave-full-screen = Leave full screen
again = Once more

## The code of a board.

truth = The page shows everything, hidden coins included.
picture = Save the position as a picture (SVG)
picture-hint = For readers without scripts: put the picture inside the element, in place of the link.
purpose = What readers can do
to-replay = Play the game back
to-view = Look
to-explore = Try moves
to-play = Play
way = Kind of code
# A kind of code: an element of HTML.
element = Element
# A kind of code: an iframe.
frame = Frame
# The kind of site on which the board will be.
host = Where it goes
site = Your site
wordpress = WordPress
moodle = Moodle
notion = Notion
markdown = Markdown
in-site = Best as an element: it takes the colours and the width of your page. A frame is for pages that remove scripts.
in-wordpress = In a block “Custom HTML”. Administrators may use the element; others take the frame.
in-moodle = In the source of the text. Where your site removes scripts, take the frame.
in-notion = Type /embed and paste the address. Then drag the block to its height.
in-markdown = As it stands, where HTML is let through: Hugo, Jekyll, Astro. Elsewhere take the address out of the frame.
# $height (number)
# $width (number)
frame-size = A frame has a fixed height: { $height } pixels, for a column of { $width }.
no-frame = A frame cannot hold this: take the element.
result-code = Students get a result code
result-code-hint = Whoever has solved the exercise sends you the code; class.html makes a table of all codes, without an account.
to-class = Read the codes of a class
# A kind of code: a zip for learning platforms.
package = Package
# The legend before SCORM 1.2, SCORM 2004 and xAPI.
package-kind = Read by
package-hint = A file for Moodle and other learning platforms: they learn who has finished, the score and the time. The board itself still comes from this site.
package-save = Save the package
package-failed = The package could not be made. Check the connection, then try again.
