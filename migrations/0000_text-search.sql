-- Words are compared without accents ("Lindqvist" finds "Lindqvíst"), then stemmed in the language of the column.
CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent SCHEMA public;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION public.german_folded (COPY = pg_catalog.german);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION public.german_folded
  ALTER MAPPING FOR hword, hword_part, word WITH public.unaccent, pg_catalog.german_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION public.english_folded (COPY = pg_catalog.english);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION public.english_folded
  ALTER MAPPING FOR hword, hword_part, word WITH public.unaccent, pg_catalog.english_stem;
