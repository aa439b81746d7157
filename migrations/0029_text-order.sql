-- Names in lists stand as the site shows them: umlauts and accents beside their letters, numbers by their value. German sorts as
-- Unicode's root does, and PGlite brings no other locale; nor does it read the attribute in its newer form (-u-kn).
CREATE COLLATION IF NOT EXISTS "public"."site_text" (provider = icu, locale = '@colNumeric=yes');
