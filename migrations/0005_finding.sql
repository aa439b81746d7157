CREATE TABLE "reference_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"embedder" text NOT NULL,
	"content" "bytea",
	"crops" integer NOT NULL,
	"style" "bytea",
	"colours" "bytea",
	"thumbnail" "bytea",
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reference_pictures_wiped" CHECK (num_nulls("reference_pictures"."content", "reference_pictures"."style", "reference_pictures"."colours", "reference_pictures"."thumbnail") IN (0, 4)),
	CONSTRAINT "reference_pictures_crops" CHECK ("reference_pictures"."crops" BETWEEN 1 AND 10)
);
--> statement-breakpoint
CREATE TABLE "rate_limit_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limit_days" (
	"day" date PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "artists_search_de";--> statement-breakpoint
DROP INDEX "artists_search_en";--> statement-breakpoint
DROP INDEX "artists_name_trigrams";--> statement-breakpoint
DROP INDEX "images_search_de";--> statement-breakpoint
DROP INDEX "images_search_en";--> statement-breakpoint
DROP INDEX "images_keyword_trigrams";--> statement-breakpoint
CREATE INDEX "reference_pictures_expires" ON "reference_pictures" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "artists_search_de" ON "artists" USING gin ("search_de") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "artists_search_en" ON "artists" USING gin ("search_en") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "artists_name_trigrams" ON "artists" USING gin ("name" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "images_search_de" ON "images" USING gin ("search_de") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "images_search_en" ON "images" USING gin ("search_en") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "images_keyword_trigrams" ON "images" USING gin ((keywords_de || ' ' || keywords_en) gin_trgm_ops) WITH (fastupdate=false);