CREATE TABLE "saved_collections" (
	"id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"entries" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_collections_language" CHECK ("saved_collections"."language" IN ('de', 'en'))
);
--> statement-breakpoint
CREATE INDEX "saved_collections_expires" ON "saved_collections" USING btree ("expires_at");