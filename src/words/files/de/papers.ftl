# History discounting is not activated, and TEAR and TFRC become similar.
m-history-discounting-is-not-activated-j6j5n5 = Das Abwerten alter Abstände wird nicht aktiv, und TEAR und TFRC werden ähnlich.
